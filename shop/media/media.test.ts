import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../db/testing/test-database.ts';
import { findUpload, publishUpload, removeUpload, storeUpload, type UploadLimits } from './index.ts';
import { publicFile } from './upload-file.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const limits: UploadLimits = {
  types: ['image/jpeg', 'application/pdf'],
  maxBytes: 100_000,
  fits: ({ width, height }) => width <= 400 && height <= 300,
};
const owner = { kind: 'opinion', visitorId: 7 };
const picture = (width = 200, height = 100) => sharp({ create: { width, height, channels: 3, background: '#a7c957' } });
const store = (name: string, bytes: Uint8Array) => storeUpload(shop, { name, bytes }, limits, owner);
const nobody = async () => null;

async function stored(bytes: Uint8Array, name = 'zdjęcie.jpg') {
  const result = await store(name, bytes);
  if (result.kind !== 'stored') throw new Error(`refused: ${result.reason}`);
  return result.upload;
}

describe('a file a shopper sends', () => {
  it('is drawn anew without the data of the camera, and upright', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Make: 'Aparat' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upload = await stored(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
    expect(upload).toMatchObject({ type: 'image/jpeg', width: 100, height: 200 });
    const found = await findUpload(shop, upload.name, async () => ({ id: 7 }));
    const kept = await readFile(found?.file ?? '');
    const { exif, orientation } = await sharp(kept).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(kept.includes('script')).toBe(false);
  });

  it('has a random name that tells nothing of the one it came with', async () => {
    const photo = await picture().jpeg().toBuffer();
    const [first, second] = [await stored(photo, '../../etc/passwd'), await stored(photo, 'a.jpg')];
    expect(first.name).toMatch(/^[\w-]{24}\.jpg$/);
    expect(first.name).not.toBe(second.name);
  });

  it.each([
    ['empty', async () => new Uint8Array(), 'empty'],
    [
      'over the limit',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(100_000)]),
      'too-large',
    ],
    ['a PNG called jpg', () => picture().png().toBuffer(), 'wrong-type'],
    ['a page called jpg', async () => Buffer.from('<html><script>'), 'wrong-type'],
    ['larger than the pixels allowed', () => picture(401, 300).jpeg().toBuffer(), 'too-many-pixels'],
    ['broken', async () => (await picture().jpeg().toBuffer()).subarray(0, 200), 'unreadable'],
  ])('is refused when it is %s', async (_, make, reason) => {
    expect(await store('zdjecie.jpg', await make())).toEqual({ kind: 'refused', reason });
  });

  it('that is no picture is kept as it is', async () => {
    const upload = await stored(Buffer.from('%PDF-1.7 ...'), 'paragon.pdf');
    expect(upload).toMatchObject({ type: 'application/pdf', width: null });
    expect(await publishUpload(shop, upload.id)).toBeNull();
  });

  it('is seen by its sender only, until it is public', async () => {
    const upload = await stored(await picture().jpeg().toBuffer());
    expect(await findUpload(shop, upload.name, nobody)).toBeNull();
    expect(await findUpload(shop, upload.name, async () => ({ id: 8 }))).toBeNull();
    expect(await findUpload(shop, upload.name, async () => ({ id: 7 }))).toMatchObject({ isPublic: false });
    const shown = await publishUpload(shop, upload.id);
    expect(shown).toEqual({ file: `wgrane/${upload.name}`, width: 200, height: 100 });
    expect(await findUpload(shop, upload.name, nobody)).toMatchObject({ isPublic: true });
    expect((await readFile(publicFile(shop, upload.name))).length).toBeGreaterThan(0);
  });

  it('is gone when it is removed, also from what was public', async () => {
    const upload = await stored(await picture().jpeg().toBuffer());
    await publishUpload(shop, upload.id);
    await removeUpload(shop, upload.id);
    await removeUpload(shop, upload.id);
    expect(await findUpload(shop, upload.name, nobody)).toBeNull();
    await expect(readFile(publicFile(shop, upload.name))).rejects.toThrow();
  });

  it.each(['../secret.jpg', 'a.jpg', '', 'x'.repeat(500), 'abcdefghijklmnopqrstuvwx.jpg'])(
    'is not found as %s',
    async (name) => {
      expect(await findUpload(shop, name, nobody)).toBeNull();
    },
  );
});
