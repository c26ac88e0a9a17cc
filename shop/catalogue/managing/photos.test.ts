import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { photos } from '#shop/schema.ts';
import { addPhoto, describePhoto, removePhoto } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const id = await addProduct(shop, { name: 'Namiot', categoryId: await addCategory(shop, 'Namioty') });
const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3355aa' } })
  .png()
  .toBuffer();
const file = { name: 'a.png', bytes: new Uint8Array(bytes) };
const kept = () => readdir(join(shop.dataDir, 'media', 'produkty')).catch(() => []);

it('O.25 a photo that is refused leaves no file behind', async () => {
  expect(await addPhoto(shop, id + 1, file)).toBe('unknown');
  await shop.db.insert(photos).values(
    Array.from({ length: 40 }, (_, position) => ({
      productId: id,
      position,
      file: `x/${position}.png`,
      width: 8,
      height: 8,
    })),
  );
  expect(await addPhoto(shop, id, file)).toBe('too-many');
  expect(await kept()).toEqual([]);
  await shop.db.delete(photos);
  expect(await addPhoto(shop, id, file)).toBe('added');
  expect(await kept()).toHaveLength(1);
});

it('a number no photo can have is none', async () => {
  expect(await describePhoto(shop, id, 3e9, 'x')).toBe('unknown');
  expect(await removePhoto(shop, id, Number.NaN)).toBe('unknown');
});
