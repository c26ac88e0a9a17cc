import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PhotoStore } from './photo-store.ts';

const from = await mkdtemp(join(tmpdir(), 'photos-'));
await sharp({ create: { width: 4, height: 3, channels: 3, background: '#204060' } }).toFile(join(from, 'kubek.png'));
await writeFile(join(from, 'tekst.png'), 'no picture at all');

it('X.33 a picture that cannot be fetched or read is left out', async () => {
  const store = new PhotoStore({ media: [join(from, 'media')], from });
  expect(await store.store('kubek.png')).toMatchObject({ file: 'import/kubek.png', width: 4, height: 3 });
  expect(await store.store('tekst.png')).toBeNull();
  expect(await store.store('http://127.0.0.1:1/a.png')).toBeNull();
});

it('X.33 a disk that cannot be written to is not blamed on the picture', async () => {
  const store = new PhotoStore({ media: [join(from, 'kubek.png', 'media')], from });
  await expect(store.store('kubek.png')).rejects.toMatchObject({ code: 'ENOTDIR' });
});
