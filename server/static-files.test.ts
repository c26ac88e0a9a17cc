import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { precompress } from '#tools/build/precompress.ts';
import { StaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-static-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'root-abc.js'), 'console.log("ż");'.repeat(100));
writeFileSync(join(folder, 'assets', 'font-abc.woff2'), 'binary');
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
await precompress(folder);
const files = new StaticFiles(folder, { https: false });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (path: string, headers: Record<string, string> = {}) =>
  files.find(path)?.toResponse(new Headers(headers));

describe('static files', () => {
  it('with a hash in their name are kept for ever', async () => {
    expect((await ask('/assets/root-abc.js'))?.headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/robots.txt'))?.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it('come compressed in advance', async () => {
    const brotli = await ask('/assets/root-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(brotli?.headers.get('Content-Encoding')).toBe('br');
    expect(Buffer.from(await (brotli ?? new Response()).arrayBuffer())).toEqual(
      readFileSync(join(folder, 'assets', 'root-abc.js.br')),
    );
    expect((await ask('/assets/root-abc.js', { 'Accept-Encoding': 'gzip' }))?.headers.get('Content-Encoding')).toBe(
      'gzip',
    );
    expect(
      (await ask('/assets/font-abc.woff2', { 'Accept-Encoding': 'br' }))?.headers.get('Content-Encoding'),
    ).toBeNull();
  });

  it('say what they are and may not be taken for anything else', async () => {
    expect((await ask('/assets/root-abc.js'))?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect((await ask('/assets/font-abc.woff2?x=1'))?.headers.get('Content-Type')).toBe('font/woff2');
    expect((await ask('/robots.txt'))?.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('answer 304 to a client that has them', async () => {
    const etag = (await ask('/robots.txt'))?.headers.get('ETag') ?? '';
    expect((await ask('/robots.txt', { 'If-None-Match': etag }))?.status).toBe(304);
  });

  it('are only those of the folder', () => {
    for (const path of ['/assets/root-abc.js.br', '/../package.json', '/assets/', '/nie-ma'])
      expect(files.find(path)).toBeUndefined();
  });
});
