import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { pageContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase();
const LONG = '<p>Zażółć gęślą jaźń</p>'.repeat(200);

/** A personal page, a public one and one too short to pay. */
const handlePage: PageHandler = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/publiczna') context.get(pageContext).cache({ tags: [] });
  else await context.get(visitorContext).ensure();
  const body = pathname === '/krotka' ? 'Ala ma kota' : LONG;
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};

const server = await startTestServer({ shop, databaseUrl: url, handlePage });
afterAll(() => server.close());

interface Requested {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** `fetch` would undo the compression. */
function ask(path: string, { method = 'GET', headers = {}, body }: Requested = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest(server.address + path, { method, headers }, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }),
    );
    sent.on('error', reject).end(body);
  });
}

const br = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const batch = {
  method: 'POST',
  headers: { ...br, 'Content-Type': 'application/json' },
  body: JSON.stringify({ query: '{ __schema { types { name description fields { name description } } } }' }),
};

describe('answers that are not kept', () => {
  it('are compressed when they are personal, for every encoding a browser takes', async () => {
    const packed = await ask('/osobista', { headers: br });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' });
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.headers['set-cookie']).toHaveLength(1);
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(packed.body.length).toBeLessThan(LONG.length / 10);
    expect(brotliDecompressSync(packed.body).toString()).toBe(LONG);
    const gzipped = await ask('/osobista', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gzipped.body).toString()).toBe(LONG);
  });

  it('are plain for a client without compression, and vary by encoding', async () => {
    const plain = await ask('/osobista');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    expect(plain.body.toString()).toBe(LONG);
  });

  it('are compressed when they are answers of forms and calls', async () => {
    for (const answer of [
      await ask('/formularz', { method: 'POST', headers: { ...br, Origin: server.address } }),
      await ask('/graphql/v1/', batch),
    ]) {
      expect(answer.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(answer.body).length).toBeGreaterThan(1024);
    }
  });

  it('stay as they are when they are short, partial, pictures or without a body', async () => {
    expect((await ask('/krotka', { headers: br })).body.toString()).toBe('Ala ma kota');
    const head = await ask('/osobista', { method: 'HEAD', headers: br });
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect((await ask('/healthz', { headers: br })).headers['content-encoding']).toBeUndefined();
  });

  it("reveal nothing to another site by their length: an answer to its request with the customer's cookies is not compressed", async () => {
    const cookie = 'client=abcdefghijklmnopqrstuvwx';
    for (const site of ['cross-site', 'same-site']) {
      const headers = { ...br, 'Sec-Fetch-Site': site };
      const watched = await ask('/osobista', { headers: { ...headers, Cookie: cookie } });
      expect(watched.headers['content-encoding']).toBeUndefined();
      expect((await ask('/osobista', { headers })).headers['content-encoding']).toBe('br');
      expect((await ask('/publiczna', { headers: { ...headers, Cookie: cookie } })).headers['content-encoding']).toBe(
        'br',
      );
    }
    for (const site of ['same-origin', 'none']) {
      const own = await ask('/osobista', { headers: { ...br, Cookie: cookie, 'Sec-Fetch-Site': site } });
      expect(own.headers['content-encoding']).toBe('br');
    }
  });
});
