import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FolderStore, folderFiles } from '#platform/files/server/index.ts';
import { testLog } from '#platform/testing/with-client.ts';
import type { ServerEnv } from '../visitor.ts';
import { MediaSources } from './find-source.ts';
import { mountImages } from './mount-images.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-images-'));
const media = join(folder, 'media');
const cacheFolder = join(folder, 'images');
const app = new Hono<ServerEnv>();
const warn = vi.fn();
mountImages(app, {
  sources: new MediaSources(folderFiles(join(folder, 'data')), media),
  cacheFolder,
  made: null,
  effort: 0,
  log: { ...testLog, warn },
});

const ask = async (path: string, accept = 'image/avif,image/webp,*/*', headers = {}) =>
  app.request(path, { headers: { Accept: accept, ...headers } });
const read = async (path: string, accept?: string) =>
  sharp(Buffer.from(await (await ask(path, accept)).arrayBuffer())).metadata();
const finished = () => readdirSync(cacheFolder, { recursive: true }).filter((name) => String(name).includes('.'));

beforeAll(async () => {
  mkdirSync(join(media, 'produkty'), { recursive: true });
  const picture = sharp({
    create: { width: 1000, height: 500, channels: 4, background: { r: 0, g: 90, b: 40, alpha: 0.5 } },
  });
  await picture.png().toFile(join(media, 'produkty', 'kubek żółty.png'));
  writeFileSync(join(media, 'tajne.txt'), 'secret');
  writeFileSync(join(folder, 'obok.png'), 'outside');
  symlinkSync(join(folder, 'obok.png'), join(media, 'link.png'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const address = (width: number | string) => `/obraz/${width}/produkty/${encodeURIComponent('kubek żółty.png')}`;

describe('pictures', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('X.17 for %s come as %s in the asked width', async (accept, type, format) => {
    const response = await ask(address(320), accept);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(await read(address(320), accept)).toMatchObject({ width: 320, height: 160, format });
  });

  it('are on a pale ground without alpha when JPEG is requested', async () => {
    const response = await ask(`${address(320)}?format=jpg`);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
    // Half of a dark green over the second surface of the page.
    expect(channels.map(({ mean }) => Math.round(mean / 4) * 4)).toEqual([120, 164, 132]);
  });

  it('are never blown up beyond the original', async () => {
    expect(await read(address(1600), '*/*')).toMatchObject({ width: 1000 });
  });

  it('X.17 come in the widths of the closed list only', async () => {
    for (const width of [0, 1, 321, 99999, -320, '320px', '0320']) expect((await ask(address(width))).status).toBe(404);
  });

  it('are made once, also for many who ask at the same time', async () => {
    const before = finished().length;
    await Promise.all(Array.from({ length: 10 }, () => ask(address(240))));
    expect(finished().length).toBe(before + 1);
  });

  it('may be kept for ever under an address with a version, and are confirmed by tag otherwise', async () => {
    expect((await ask(`${address(160)}?v=1`)).headers.get('Cache-Control')).toContain('immutable');
    const response = await ask(address(160));
    expect(response.headers.get('Cache-Control')).toContain('max-age=86400');
    const conditional = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await ask(address(160), undefined, conditional)).status).toBe(304);
  });

  it('change with their original', async () => {
    const before = (await ask(address(160))).headers.get('ETag');
    await sharp({ create: { width: 800, height: 800, channels: 3, background: '#123456' } })
      .png()
      .toFile(join(media, 'produkty', 'kubek żółty.png'));
    expect((await ask(address(160))).headers.get('ETag')).not.toBe(before);
    expect(await read(address(160), '*/*')).toMatchObject({ width: 160, height: 160 });
  });

  it.each([
    '/obraz/320/..%2Fobok.png',
    '/obraz/320/produkty/..%2F..%2F..%2Fobok.png',
    '/obraz/320/%2e%2e/obok.png',
    '/obraz/320/link.png',
    '/obraz/320/tajne.txt',
    '/obraz/320/produkty',
    '/obraz/320/.ukryty.png',
    '/obraz/320/a%00.png',
    '/obraz/320/nie-ma.png',
    '/obraz/320/',
    '/obraz/',
  ])('never come from outside their folders: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it('are served when the disk is full, made anew each time and reported in the log', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const write = vi.spyOn(FolderStore.prototype, 'write').mockRejectedValue(full);
    const before = finished().length;
    for (const _time of [1, 2]) expect((await ask(address(480))).status).toBe(200);
    expect([write.mock.calls.length, finished().length]).toEqual([2, before]);
    expect(warn).toHaveBeenCalledWith({ err: full }, 'A made picture is not kept');
    write.mockRestore();
    expect((await ask(address(480))).status).toBe(200);
    expect(finished()).toHaveLength(before + 1);
  });

  it('cannot be posted to', async () => {
    const response = await app.request(address(320), { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});
