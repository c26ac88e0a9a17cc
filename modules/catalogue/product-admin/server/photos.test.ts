import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listSavedProducts } from '#modules/sales/basket/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { namesIn } from '#platform/testing/names-in.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { photos } from '#server/shop/schema.ts';
import { addPhoto, describePhoto, focusPhoto, listPhotos, removePhoto } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const id = await addProduct(shop, { name: 'Namiot', categoryId: await addCategory(shop, 'Namioty') });
const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3355aa' } })
  .png()
  .toBuffer();
const file = { name: 'a.png', bytes: new Uint8Array(bytes) };
const kept = () => namesIn(shop.files.media);

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

it('O.25 what a crop of a photo keeps is chosen, logged and carried to where the shop crops it', async () => {
  const [photo] = await listPhotos(shop, id);
  const shown = async () => (await listSavedProducts(shop, [id])).get(id)?.photoFocus;
  expect(await shown()).toBeNull();
  const ola: Shop = { ...shop, actor: { kind: 'staff', id: await addStaff(shop, 'editor'), name: 'Ola' } };
  expect(await focusPhoto(ola, id, photo?.id ?? 0, { x: '20', y: '100' })).toBe('done');
  expect(await shown()).toBe('20 100');
  const [logged] = await listChanges(shop, { objectKind: 'product', objectId: String(id) });
  expect(logged).toMatchObject({
    action: 'product.photos-changed',
    before: { photos: [`${photo?.file} (Namiot)`] },
    after: { photos: [`${photo?.file} (Namiot) 20 100`] },
  });
  expect(await focusPhoto(shop, id + 1, photo?.id ?? 0, { x: '0', y: '0' })).toBe('unknown');
  expect(await focusPhoto(shop, id, photo?.id ?? 0, { x: '', y: '50' })).toBe('done');
  expect(await shown()).toBeNull();
});

it('a number no photo can have is none', async () => {
  expect(await describePhoto(shop, id, 3e9, 'x')).toBe('unknown');
  expect(await removePhoto(shop, id, Number.NaN)).toBe('unknown');
});
