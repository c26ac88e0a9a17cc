import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as passOn, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from '#platform/files/server/index.ts';

/** Problems of the store just now. */
export type S3Fault = 'none' | 'slow' | 'refuses' | 'stumbles-once' | 'cuts-answers' | 'cuts-uploads' | 'stops-midway';

export interface TestS3 {
  settings: S3Settings;
  /** Goes wrong from now on. */
  turn(fault: S3Fault): void;
  /** The requests, such as `PUT media/a.jpg`. */
  asked: string[];
  close(): Promise<void>;
}

const BUCKET = 'sklep';
const SECRET = 'S3RVER';

/**
 * A real S3 server (`s3rver`) behind a proxy. The proxy does by the published rules what that server lacks and every store
 * does: it checks signatures and hashes, and lists beyond one page, at which that server fails since OpenSSL 3. It also makes
 * errors on demand.
 */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'witryna-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await store.run();
  const asked: string[] = [];
  let fault: S3Fault = 'none';
  const proxy = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${decodeURIComponent(url.replace(/\?.*/, '')).slice(BUCKET.length + 2)}`);
    if (fault === 'slow') return;
    if (fault === 'refuses') return deny(response, 403, 'AccessDenied');
    if (fault === 'stumbles-once') {
      fault = 'none';
      return deny(response, 503, 'SlowDown');
    }
    if (fault === 'cuts-uploads' && method === 'PUT') return void request.once('data', () => request.destroy());
    const body = await buffer(request);
    if (!isSigned(request)) return deny(response, 403, 'SignatureDoesNotMatch');
    if (sha256(body) !== request.headers['x-amz-content-sha256'])
      return deny(response, 400, 'XAmzContentSHA256Mismatch');
    const isList = url.includes('list-type=2');
    const path = isList ? url.replace('list-type=2&', '').replace('continuation-token=', 'marker=') : url;
    const passed = passOn({ host: '127.0.0.1', port, method, path, headers: request.headers });
    passed.on('response', async (answer) => {
      if (isList) return void response.writeHead(answer.statusCode ?? 500).end(withNextToken(await text(answer)));
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (method !== 'GET' || (fault !== 'cuts-answers' && fault !== 'stops-midway')) return answer.pipe(response);
      const body = await buffer(answer);
      response.write(body.subarray(0, Math.ceil(body.length / 2)), () => {
        if (fault === 'cuts-answers') response.destroy();
      });
    });
    passed.end(body);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      region: 'eu-central-1',
      bucket: BUCKET,
      prefix: 'polana/',
      accessKeyId: 'S3RVER',
      secretAccessKey: SECRET,
    },
    turn(next) {
      fault = next;
    },
    asked,
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function deny(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** The older list names no place to go on from: that is its last name. */
function withNextToken(list: string): string {
  const last = [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].at(-1)?.[1];
  return list.replace('<IsTruncated>true<', `<NextContinuationToken>${last}</NextContinuationToken><IsTruncated>true<`);
}

/** AWS Signature Version 4, written anew from its description: nothing here is shared with what signs. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<Buffer | string>((made, part) => createHmac('sha256', made).update(part).digest(), `AWS4${SECRET}`);
  return createHmac('sha256', key).update(toSign).digest('hex') === signature;
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
