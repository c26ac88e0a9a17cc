import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { folderFiles } from '#platform/files/server/index.ts';
import { MediaSources } from '../images/find-source.ts';
import type { ServerEnv } from '../visitor.ts';
import { mountFiles } from './mount-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-files-'));
const media = join(folder, 'media');
mkdirSync(join(media, 'pliki'), { recursive: true });
writeFileSync(join(media, 'pliki', 'film.webm'), '0123456789');
writeFileSync(join(media, 'pliki', 'karta żółta.pdf'), 'pdf');
writeFileSync(join(media, 'strona.html'), '<script>');
writeFileSync(join(folder, 'obok.pdf'), 'outside');
symlinkSync(join(folder, 'obok.pdf'), join(media, 'link.pdf'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = new Hono<ServerEnv>();
mountFiles(app, { sources: new MediaSources(folderFiles(join(folder, 'data')), media) });
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe('files', () => {
  it('a film is played in place and can be wound', async () => {
    const complete = await ask('/plik/pliki/film.webm');
    expect(complete.headers.get('Content-Type')).toBe('video/webm');
    expect(complete.headers.get('Content-Disposition')).toBe('inline');
    expect(await complete.text()).toBe('0123456789');
    const part = await ask('/plik/pliki/film.webm', { Range: 'bytes=2-4' });
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    expect((await ask('/plik/pliki/film.webm', { Range: 'bytes=10-' })).status).toBe(416);
  });

  it('a document is downloaded', async () => {
    const response = await ask(`/plik/pliki/${encodeURIComponent('karta żółta.pdf')}`);
    expect(response.headers.get('Content-Disposition')).toBe('attachment');
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const etag = response.headers.get('ETag') ?? '';
    const again = await ask(`/plik/pliki/${encodeURIComponent('karta żółta.pdf')}`, { 'If-None-Match': etag });
    expect(again.status).toBe(304);
  });

  it.each([
    '/plik/strona.html',
    '/plik/link.pdf',
    '/plik/../obok.pdf',
    '/plik/%2e%2e/obok.pdf',
    '/plik/brak.pdf',
    '/plik/',
  ])('gives away nothing else: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('knows no other methods', async () => {
    expect((await ask('/plik/pliki/film.webm', {}, 'POST')).status).toBe(405);
  });
});
