import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FolderStore } from '#platform/files/server/index.ts';
import { importFault } from '../rules/import-fault.ts';
import { PhotoStore, type StoredPhoto } from './photo-store.ts';

const from = await mkdtemp(join(tmpdir(), 'photos-'));
await sharp({ create: { width: 4, height: 3, channels: 3, background: '#204060' } }).toFile(join(from, 'kubek.png'));
await writeFile(join(from, 'tekst.png'), 'no picture at all');

it('X.33 a picture that cannot be read is left out', async () => {
  const store = new PhotoStore({ media: [new FolderStore(join(from, 'media'))], from });
  expect(await store.store('kubek.png')).toMatchObject({ width: 4, height: 3 });
  expect(await store.store('tekst.png')).toEqual({
    wrong: importFault('picture-unreadable', 'tekst.png'),
  });
});

it('X.33 a picture that cannot be fetched is left out, and the reason is reported', async () => {
  const host = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const store = new PhotoStore({ media: [new FolderStore(join(from, 'media'))], from });
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  expect(await store.store(`${address}/a.png`)).toEqual({
    wrong: importFault('picture-answered', `${address}/a.png`, 404),
  });
  host.close();
  expect(await store.store(`${address}/b.png`)).toMatchObject({
    wrong: importFault('picture-unreachable', `${address}/b.png`, 'ECONNREFUSED'),
  });
});

it('X.33 a picture that is too large is given up, though its host does not send its length', async () => {
  let isWhole = true;
  const host = createServer(async (_, response) => {
    const megabyte = Buffer.alloc(1_000_000);
    await pipeline(
      Array.from({ length: 80 }, () => megabyte),
      response,
    ).catch(() => {
      isWhole = false;
    });
    host.close();
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/a.png`;
  const store = new PhotoStore({ media: [new FolderStore(join(from, 'media'))], from });
  const closed = once(host, 'close');
  expect(await store.store(address)).toEqual({ wrong: importFault('picture-too-large', address, 30) });
  await closed;
  expect(isWhole).toBe(false);
});

it('X.33 a picture that is mended or replaced under its name comes in with the next import', async () => {
  const media = join(from, 'later');
  const next = () => new PhotoStore({ media: [new FolderStore(media)], from }).store('potem.png');
  await writeFile(join(from, 'potem.png'), 'half of a picture');
  expect(await next()).toHaveProperty('wrong');
  expect(await readdir(media).catch(() => [])).toEqual([]);
  await copyFile(join(from, 'kubek.png'), join(from, 'potem.png'));
  const mended = await next();
  expect(mended).toMatchObject({ width: 4, height: 3 });
  await sharp({ create: { width: 9, height: 7, channels: 3, background: '#fff' } }).toFile(join(from, 'potem.png'));
  const replaced = await next();
  expect(replaced).toMatchObject({ width: 9, height: 7 });
  // Under a name of its own: browsers keep the old one for ever.
  expect(replaced).not.toMatchObject({ file: (mended as StoredPhoto).file });
  expect(await next()).toEqual(replaced);
});

it('X.33 a disk that cannot be written to is not blamed on the picture', async () => {
  const store = new PhotoStore({ media: [new FolderStore(join(from, 'kubek.png', 'media'))], from });
  await expect(store.store('kubek.png')).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('requests no host of its own network for a file, and reveals nothing about it', async () => {
  const asked: string[] = [];
  const host = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const store = new PhotoStore({ media: [new FolderStore(from)], from, publicHostsOnly: true });
  for (const name of [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    'http://0x7f.1:9',
    'http://10.0.0.1',
  ]) {
    expect(await store.store(`${name}/a.png`)).toEqual({
      wrong: importFault('picture-unreachable', `${name}/a.png`, 'ENOTFOUND'),
    });
  }
  host.close();
  expect(asked).toEqual([]);
});
