import sharp from 'sharp';
import { expect, it } from 'vitest';
import { saveEntry } from '#modules/content/pages/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { readFileOf } from '#platform/files/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { addPicture, describePicture, listPictures, removePicture } from './index.ts';

const { shop: bare } = await testDatabase({ filled: 'empty' });
const shop = { ...bare, actor: { kind: 'command' } as const };

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#386641' } })
  .withExif({ IFD0: { Copyright: 'aparat' } })
  .jpeg()
  .toBuffer();

it('O.36 a picture for a text needs an alternative text, is re-encoded, and stays while it is shown', async () => {
  expect(await addPicture(shop, { name: 'las.jpg', bytes: photo }, ' ')).toEqual({ refused: 'alt-missing' });
  const picture = await addPicture(shop, { name: 'las.jpg', bytes: photo }, 'Las o świcie');
  if ('refused' in picture) throw new Error(picture.refused);
  expect(picture).toMatchObject({ width: 60, height: 40, name: 'las.jpg', alt: 'Las o świcie' });
  const kept = await readFileOf(shop.files.media, picture.file);
  expect((await sharp(kept ?? Buffer.of()).metadata()).exif).toBeUndefined();

  const entry = await saveEntry(shop, 'blog', null, {
    title: 'Las',
    body: `<p>Oto on:</p><img src="/obraz/800/${picture.file}" alt="Las">`,
  });
  expect(entry.ok).toBe(true);
  expect(await removePicture(shop, picture.id)).toBe('used');
  if (entry.ok) await saveEntry(shop, 'blog', entry.id, { body: 'Lasu nie ma.' });
  expect(await describePicture(shop, picture.id, 'Las')).toBe('saved');
  expect(await listPictures(shop, { text: 'las', limit: 5 })).toEqual([{ ...picture, alt: 'Las' }]);
  expect(await removePicture(shop, picture.id)).toBe('removed');
  expect(await shop.files.media.find(picture.file)).toBeNull();
  const changes = await listChanges(shop, { objectKind: 'picture' });
  expect(changes.map(({ action }) => action)).toEqual(['picture.removed', 'picture.changed', 'picture.created']);
});

it('X.44 a picture of too many pixels, a text and a picture of 12 MB are refused', async () => {
  const huge = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(await addPicture(shop, { name: 'a.png', bytes: huge }, 'x')).toEqual({ refused: 'too-many-pixels' });
  expect(await addPicture(shop, { name: 'a.jpg', bytes: Buffer.from('<script>') }, 'x')).toEqual({
    refused: 'wrong-type',
  });
  expect(await addPicture(shop, { name: 'a.jpg', bytes: Buffer.alloc(12_000_000) }, 'x')).toEqual({
    refused: 'too-large',
  });
});
