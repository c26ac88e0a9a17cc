import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '#shop/demo/catalogue/models.ts';
import { demoBanners } from '#shop/demo/content/banners.ts';
import { photoSide, photosOf } from '#shop/demo/photos.ts';
import { categoryRows } from '#shop/demo/rows/catalogue-rows.ts';
import { photoRows } from '#shop/demo/rows/product-rows.ts';
import { demoScenes, sceneFile } from '#shop/demo/scenes.ts';

const media = path.join(import.meta.dirname, '../../media');
const exists = (file: string) => existsSync(path.join(media, file));

describe('media of the demo shop', () => {
  it('has every photo of every product, two to five of most', () => {
    const photos = demoProducts.flatMap(photoRows);
    expect(photos.filter((photo) => !exists(photo.file))).toEqual([]);
    const few = demoProducts.filter((product) => product.photoCount === undefined && photoRows(product).length < 2);
    expect(few.map((product) => product.name)).toEqual([]);
  });

  it('has every banner and enclosure', () => {
    const files = [
      ...demoBanners.flatMap((banner) => [banner.srcMobile, banner.srcTablet, banner.srcDesktop]),
      ...demoProducts
        .flatMap((product) => product.enclosures ?? [])
        .flatMap(({ file, poster }) => [file, poster ?? file]),
    ];
    expect(files.filter((file) => !exists(file))).toEqual([]);
  });

  it('has a scene for every department, blog entry and piece of news', () => {
    const departments = categoryRows().filter(({ parentId }) => !parentId);
    expect(departments.filter(({ photo }) => !photo?.startsWith('demo/sceny/')).map(({ slug }) => slug)).toEqual([]);
    expect(demoScenes.map(sceneFile).filter((file) => !exists(file))).toEqual([]);
    expect(new Set(departments.map(({ photo }) => photo)).size).toBe(departments.length);
  });

  it('tells the size of every enclosure truly', () => {
    const known = demoProducts
      .flatMap((product) => product.enclosures ?? [])
      .filter(({ bytes }) => bytes !== undefined);
    expect(known.length).toBeGreaterThan(2);
    for (const { file, bytes } of known) expect(statSync(path.join(media, file)).size).toBe(bytes);
  });

  it('tells size and colour of a photo truly', async () => {
    const [photo] = photosOf('kurtka', 'las');
    const { width, height } = await sharp(path.join(media, photo?.file ?? '')).metadata();
    expect([width, height]).toEqual([photoSide, photoSide]);
    expect(photo?.tone).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('takes at most 20 MB', () => {
    const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(20_000_000);
  });
});
