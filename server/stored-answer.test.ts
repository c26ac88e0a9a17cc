import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, StoredAnswer } from './stored-answer.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['BR', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['brotli-like', 'identity'],
    ['gzip ; q=0.5 , br ; q=0', 'gzip'],
    [`gzip, br, ${'0'.repeat(15_000)}`, 'identity'],
  ])('%s takes %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('a stored answer', () => {
  const body = Buffer.from('zażółć gęślą jaźń '.repeat(100));
  const answer = new StoredAnswer(200, [['Content-Type', 'text/plain']], body);
  answer.add('gzip', gzipSync(body));
  answer.add('br', brotliCompressSync(body));
  const ask = (headers: Record<string, string>) => answer.toResponse(new Headers(headers));

  it('sends the bytes of the best encoding with their own tag and length', async () => {
    const plain = await ask({});
    const brotli = await ask({ 'Accept-Encoding': 'gzip, br' });
    expect(plain.headers.get('Content-Length')).toBe(String(body.length));
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(brotli.headers.get('Vary')).toBe('Accept-Encoding');
    expect(brotli.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
  });

  it('answers 304 without a body to a client that has it already', async () => {
    const etag = (await ask({ 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    for (const match of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': match });
      expect(again.status).toBe(304);
      expect(again.body).toBeNull();
    }
    expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': '"other"' })).status).toBe(200);
  });
});
