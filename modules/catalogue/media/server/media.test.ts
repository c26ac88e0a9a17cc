import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readFileOf } from '#platform/files/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { findUpload, prepareUpload, publishUpload, removeUpload, storeUpload, type UploadLimits } from './index.ts';
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
const noUser = async () => null;

async function stored(bytes: Uint8Array, name = 'zdjęcie.jpg') {
  const result = await store(name, bytes);
  if (result.kind !== 'stored') throw new Error(`refused: ${result.reason}`);
  return result.upload;
}

/** Small pictures whose heads promise more: reading a pixel of them would fail as unreadable. */
async function plainPng(width: number, height: number) {
  return withPngSize(await picture().png().toBuffer(), width, height);
}
async function interlacedPng(width: number, height: number) {
  return withPngSize(await picture().ensureAlpha().png({ progressive: true }).toBuffer(), width, height);
}
function withPngSize(png: Buffer, width: number, height: number) {
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
async function progressiveJpeg(width: number, height: number) {
  const jpeg = await picture().jpeg({ progressive: true }).toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}
async function lossyWebp(width: number, height: number) {
  const webp = await picture().webp().toBuffer();
  webp.writeUInt16LE(width, 26);
  webp.writeUInt16LE(height, 28);
  return webp;
}
async function animatedWebp(side: number, frames: number) {
  const one = await picture(side, side).png().toBuffer();
  // Frames that are alike would be joined into one.
  const other = await picture(side, side).negate().png().toBuffer();
  const all = Array.from({ length: frames }, (_, index) => (index % 2 === 0 ? one : other));
  return sharp(all, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer();
}

/** How many pictures sharp began to decode since it was called. */
function sharpStarts(): () => number {
  let starts = 0;
  const count = () => {
    starts += 1;
  };
  sharp.queue.on('change', count);
  return () => {
    sharp.queue.off('change', count);
    return starts;
  };
}

describe('a file a shopper sends', () => {
  it('is encoded again without the data of the camera, and upright', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Make: 'Aparat' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upload = await stored(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
    expect(upload).toMatchObject({ type: 'image/jpeg', width: 100, height: 200 });
    const found = await findUpload(shop, upload.name, async () => ({ id: 7 }));
    const kept = await readFileOf(shop.files.uploads, found?.file ?? '');
    if (!kept) throw new Error('the upload is gone');
    const { exif, orientation } = await sharp(kept).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(kept.includes('script')).toBe(false);
  });

  it('has a random name that has nothing of the original one', async () => {
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

  it.each([
    ['a PNG of 42 megapixels', plainPng(7000, 6000)],
    ['an interlaced PNG of 24 megapixels', interlacedPng(6000, 4000)],
    ['a progressive JPEG of 16 megapixels', progressiveJpeg(4096, 4000)],
    ['a WebP of 12 megapixels', lossyWebp(4000, 3000)],
    ['thirty frames that have 12 megapixels together', animatedWebp(640, 30)],
  ])('X.44 %s is refused by its head, before a single pixel is unfolded', async (_, made) => {
    const bytes = await made;
    expect(bytes.byteLength).toBeLessThan(limits.maxBytes);
    const anyPicture: UploadLimits = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: limits.maxBytes };
    const started = sharpStarts();
    expect(await prepareUpload({ name: 'bomba', bytes }, anyPicture)).toEqual({ refused: 'too-many-pixels' });
    expect(started()).toBe(0);
  });

  it('X.44 a large photo is taken, and kept at twelve megapixels', async () => {
    const bytes = await picture(4200, 3000).jpeg({ quality: 30 }).toBuffer();
    const kept = await prepareUpload({ name: 'duze.jpg', bytes }, { types: ['image/jpeg'], maxBytes: 1_000_000 });
    expect(kept).toMatchObject({ width: 4098, height: 2927 });
  });

  it('X.44 ten at once are encoded one after the other', async () => {
    const photo = await picture(400, 300).jpeg().toBuffer();
    let max = 0;
    let watching = true;
    const watch = () => {
      max = Math.max(max, sharp.counters().process);
      if (watching) setImmediate(watch);
    };
    watch();
    const sent = Array.from({ length: 10 }, () => prepareUpload({ name: 'a.jpg', bytes: photo }, limits));
    expect(await Promise.all(sent)).toHaveLength(10);
    watching = false;
    expect(max).toBe(1);
  });

  it('that is no picture is kept as it is', async () => {
    const upload = await stored(Buffer.from('%PDF-1.7 ...'), 'paragon.pdf');
    expect(upload).toMatchObject({ type: 'application/pdf', width: null });
    expect(await publishUpload(shop, upload.id)).toBeNull();
  });

  it('is seen by its sender only, until it is public', async () => {
    const upload = await stored(await picture().jpeg().toBuffer());
    expect(await findUpload(shop, upload.name, noUser)).toBeNull();
    expect(await findUpload(shop, upload.name, async () => ({ id: 8 }))).toBeNull();
    expect(await findUpload(shop, upload.name, async () => ({ id: 7 }))).toMatchObject({ isPublic: false });
    const shown = await publishUpload(shop, upload.id);
    expect(shown).toEqual({ file: `wgrane/${upload.name}`, width: 200, height: 100 });
    expect(await findUpload(shop, upload.name, noUser)).toMatchObject({ isPublic: true });
    expect((await shop.files.media.find(publicFile(upload.name)))?.bytes).toBeGreaterThan(0);
  });

  it('is gone when it is removed, also from what was public', async () => {
    const upload = await stored(await picture().jpeg().toBuffer());
    await publishUpload(shop, upload.id);
    await removeUpload(shop, upload.id);
    await removeUpload(shop, upload.id);
    expect(await findUpload(shop, upload.name, noUser)).toBeNull();
    expect(await shop.files.media.find(publicFile(upload.name))).toBeNull();
  });

  it.each(['../secret.jpg', 'a.jpg', '', 'x'.repeat(500), 'abcdefghijklmnopqrstuvwx.jpg'])(
    'is not found as %s',
    async (name) => {
      expect(await findUpload(shop, name, noUser)).toBeNull();
    },
  );
});
