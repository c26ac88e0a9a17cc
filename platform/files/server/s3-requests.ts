import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StoreError } from './file-store.ts';

export interface S3Settings {
  /** `https://s3.eu-central-1.amazonaws.com`, or the host of the bucket itself. */
  endpoint: string;
  region: string;
  bucket: string;
  /** In front of every name, so that several shops may share a bucket; empty or ended by a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Question {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { bytes: number; sha256: string; open(): Readable };
}

/** How long the store may say nothing before it is given up. */
const TIMEOUT_MS = 5000;
const READER_TIMEOUT_MS = 120_000;
const TRIES_AFTER_MS = [100, 400];
const PASSING = [429, 500, 502, 503, 504];
/** The hash of nothing: what every question without a body is signed with. */
const NO_BODY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const MAX_ERROR_BODY_BYTES = 4000;

/** Signed questions to a bucket: only the signature is a library's, as bodies and answers must flow and have an end. */
export class S3Requests {
  readonly #settings: S3Settings;
  readonly #timeout: number;
  readonly #agent: HttpAgent;

  constructor(settings: S3Settings, timeout = TIMEOUT_MS) {
    this.#settings = settings;
    this.#timeout = timeout;
    this.#agent = settings.endpoint.startsWith('https:')
      ? new HttpsAgent({ keepAlive: true })
      : new HttpAgent({ keepAlive: true });
  }

  /** The answer to be read, or null for what is not there; a store that stumbles is asked again twice. */
  async ask(question: S3Question): Promise<IncomingMessage | null> {
    for (const pause of TRIES_AFTER_MS) {
      const answer = await this.#requestOnce(question).catch((error: unknown) => {
        if (error instanceof StoreError && error.status === undefined && !isSlow(error)) return null;
        throw error;
      });
      if (answer && !PASSING.includes(answer.statusCode ?? 0)) return this.#judge(question, answer);
      answer?.destroy();
      await sleep(pause);
    }
    return this.#judge(question, await this.#requestOnce(question));
  }

  async #judge(question: S3Question, answer: IncomingMessage): Promise<IncomingMessage | null> {
    const status = answer.statusCode ?? 0;
    if (isGood(answer)) return answer;
    const complaint = await readComplaint(answer);
    if (status === 404 && question.key !== '') return null;
    throw new StoreError(
      `The store of files answered ${describeRequest(question)} with ${status} ${complaint}`.trim(),
      {
        status,
      },
    );
  }

  async #requestOnce(question: S3Question): Promise<IncomingMessage> {
    const { method, body } = question;
    const { url, headers } = await this.#sign(question);
    const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const request = ask(url, { method, headers: Object.fromEntries(headers), agent: this.#agent });
      const source = body?.open();
      const fail = (cause: Error) => {
        source?.destroy();
        request.destroy();
        const sentence = isSlow(cause) ? 'did not answer in time' : `could not be reached (${codeOf(cause)})`;
        reject(new StoreError(`The store of files ${sentence}: ${describeRequest(question)}`, { cause }));
      };
      let answer: IncomingMessage | undefined;
      let waitedForReader = false;
      request.setTimeout(this.#timeout, () => {
        // A slow reader, such as a phone that plays a film, is not the store's fault, but its time is limited too.
        if (answer && answer.readableLength > 0 && !waitedForReader) {
          waitedForReader = true;
          return void request.setTimeout(READER_TIMEOUT_MS);
        }
        const slow = new SlowStore(`nothing for ${this.#timeout} ms`);
        if (answer)
          answer.destroy(new StoreError(`The store of files stopped in the middle: ${describeRequest(question)}`));
        else fail(slow);
      });
      request.on('error', fail);
      request.on('response', (message) => {
        answer = message;
        // Refused, perhaps before the body was sent completely: the store stops reading, and the connection is in the middle of
        // a request.
        if (source && !isGood(message)) {
          source.destroy();
          message.once('close', () => request.writableFinished || request.destroy());
        }
        resolve(message);
      });
      if (!source) request.end();
      else source.on('error', fail).pipe(request);
    });
  }

  async #sign({ method, key, query = {}, headers = {}, body }: S3Question) {
    const { accessKeyId, secretAccessKey, region } = this.#settings;
    return new AwsV4Signer({
      method,
      url: `${this.#address(key)}?${new URLSearchParams(query)}`,
      headers: {
        ...headers,
        'X-Amz-Content-Sha256': body?.sha256 ?? NO_BODY,
        ...(body && { 'Content-Length': String(body.bytes) }),
      },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    }).sign();
  }

  /** The bucket is in the path, unless the host is the bucket's own. */
  #address(key: string): string {
    const { endpoint, bucket } = this.#settings;
    const hasHost = new URL(endpoint).hostname.startsWith(`${bucket}.`);
    const path = hasHost ? [key] : [bucket, key];
    return `${endpoint}/${path.flatMap((part) => part.split('/').map(encodePart)).join('/')}`;
  }
}

function isGood({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}

class SlowStore extends Error {}

function isSlow(error: Error): boolean {
  return error instanceof SlowStore || error.cause instanceof SlowStore;
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? error.message;
}

function describeRequest({ method, key }: S3Question): string {
  return `${method} ${key === '' ? 'the bucket' : key}`;
}

function encodePart(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** `AccessDenied` and the like, in which stores name what is wrong. */
async function readComplaint(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of answer) {
    text += piece;
    if (text.length > MAX_ERROR_BODY_BYTES) break;
  }
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}
