import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shapeCounts } from '#demo/catalogue/give-shapes.ts';
import { demoProducts } from '#demo/catalogue/models.ts';
import { demoBlogEntries, demoNews } from '#demo/content/articles.ts';
import { demoBanners } from '#demo/content/banners.ts';
import { demoHomeBlocks } from '#demo/content/home-blocks.ts';
import { demoSettings } from '#demo/content/settings.ts';
import { largePhotoSize, photoKey, photosOf } from '#demo/photos.ts';
import { categoryRows } from '#demo/rows/catalogue-rows.ts';
import { photoRows } from '#demo/rows/product-rows.ts';
import { demoScenes, sceneFile, storyFile } from '#demo/scenes.ts';

const media = path.join(import.meta.dirname, '../media');
const exists = (file: string) => existsSync(path.join(media, file));

describe('media of the demo shop', () => {
  it('has every photo of every product, two to five of most', () => {
    const photos = demoProducts.flatMap(photoRows);
    expect(photos.filter((photo) => !exists(photo.file))).toEqual([]);
    const few = demoProducts.filter((product) => product.photoCount === undefined && photoRows(product).length < 2);
    expect(few.map((product) => product.name)).toEqual([]);
  });

  it('shows a bundle whole, in use and each of its parts', () => {
    const bundles = demoProducts.filter(({ parts }) => parts);
    expect(bundles.length).toBeGreaterThan(2);
    for (const bundle of bundles) {
      expect(photoRows(bundle).length, bundle.name).toBe(2 + (bundle.parts?.length ?? 0));
    }
  });

  it('shows bundles large, and says of every photo truly how large it is', async () => {
    const bundles = demoProducts.flatMap((product) => (product.parts ? product.photoSets.flatMap(photosOf) : []));
    expect(bundles.filter(({ width }) => width !== largePhotoSize.width).map(({ file }) => file)).toEqual([]);
    for (const { file, width, height } of demoProducts.flatMap(photoRows)) {
      const { width: w, height: h } = await sharp(path.join(media, file)).metadata();
      expect([file, w, h]).toEqual([file, width, height]);
    }
  });

  it('fills the box of a bundle both ways', async () => {
    const fronts = demoProducts.flatMap((product) => (product.parts ? photoRows(product).slice(0, 1) : []));
    for (const { file } of fronts) {
      const { data, info } = await sharp(path.join(media, file))
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const solid = [...data.keys()].filter((i) => (data[i] ?? 0) > 225);
      const [xs, ys] = [solid.map((i) => i % info.width), solid.map((i) => Math.floor(i / info.width))];
      const share = (along: number[], whole: number) =>
        (along.reduce((a, b) => Math.max(a, b)) - along.reduce((a, b) => Math.min(a, b))) / whole;
      expect([file, share(xs, info.width) > 0.66, share(ys, info.height) > 0.6]).toEqual([file, true, true]);
    }
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
    const blogFiles = demoBlogEntries.map(({ scene }) => storyFile(scene));
    expect(blogFiles.filter((file) => !exists(file))).toEqual([]);
    expect(new Set(blogFiles).size).toBe(blogFiles.length);
  });

  it('shows no scene twice where a shopper reads or waits', () => {
    const { thanks, signIn } = demoSettings.scenes;
    const stories = demoHomeBlocks.flatMap(({ kind, content }) => (kind === 'story' ? [content.photo] : []));
    const blogFiles = demoBlogEntries.map(({ scene }) => storyFile(scene));
    const shown = [thanks, signIn, ...stories, ...blogFiles, ...demoNews.map(({ scene }) => sceneFile(scene))];
    expect(shown.filter((file) => !exists(file))).toEqual([]);
    expect(shown.filter((file, i) => shown.indexOf(file) !== i)).toEqual([]);
  });

  it('has the true size of every enclosure', () => {
    const enclosures = demoProducts
      .flatMap((product) => product.enclosures ?? [])
      .filter(({ bytes }) => bytes !== undefined);
    expect(enclosures.length).toBeGreaterThan(2);
    for (const { file, bytes } of enclosures) expect(statSync(path.join(media, file)).size).toBe(bytes);
  });

  it('has the true size and colour of a photo', async () => {
    const photos = demoProducts.slice(0, 40).flatMap((product) => product.photoSets.flatMap(photosOf));
    for (const view of ['przod', 'scena'] as const) {
      const photo = photos.find((one) => one.view === view);
      const { width, height } = await sharp(path.join(media, photo?.file ?? '')).metadata();
      expect([width, height]).toEqual([photo?.width, photo?.height]);
      // A cut-out is on the page: nothing is painted behind it while it loads.
      expect(photo?.tone).toMatch(view === 'scena' ? /^#[0-9a-f]{6}$/ : /^$/);
    }
  });

  it('shows every front as a cut-out: an object in the middle, nothing at the edges', async () => {
    const fronts = demoProducts.flatMap(({ photoSets: [set] }) => (set ? photosOf(set).slice(0, 1) : []));
    for (const { file } of fronts.filter((_, i) => i % 20 === 0)) {
      const small = await sharp(path.join(media, file)).extractChannel('alpha').resize(8, 10).raw().toBuffer();
      expect([file, small[0], small[7], small[72], small[79]]).toEqual([file, 0, 0, 0, 0]);
      expect(Math.max(...small)).toBeGreaterThan(120);
    }
  });

  it('gives every cut-out a soft shadow: no steps in it, and darker than the page of the dark scheme', async () => {
    const files = demoProducts
      .flatMap(({ photoSets }) => photoSets.flatMap(photosOf))
      .filter(({ tone }) => tone === '');
    for (const { file, view } of files.filter((_, i) => i % 25 === 0)) {
      const pixels = await sharp(path.join(media, file)).raw().toBuffer();
      const shadow = { levels: new Set<number>(), count: 0, light: 0 };
      for (let i = 0; i < pixels.length; i += 4) {
        const alpha = pixels[i + 3] ?? 0;
        if (alpha === 0 || alpha > 90) continue;
        shadow.levels.add(alpha);
        shadow.count++;
        shadow.light += ((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 3;
      }
      expect([file, shadow.levels.size > 12]).toEqual([file, true]);
      // From near most of what is half seen through is the edge of the object itself.
      if (view !== 'detal') expect([file, shadow.light / shadow.count < 40]).toEqual([file, true]);
    }
  });

  it('gives models of one kind different shapes, as many as there are, and all colours of a model the same', () => {
    const shapes = new Map<string, Map<number, string>>();
    for (const { id, versionGroup = id, photoSets } of demoProducts) {
      const [set] = photoSets;
      if (!set) continue;
      const models = shapes.get(set.art) ?? new Map<number, string>();
      const shape = photoKey({ ...set, colour: 'naturalny' });
      expect(models.get(versionGroup) ?? shape).toBe(shape);
      shapes.set(set.art, models.set(versionGroup, shape));
    }
    for (const art of ['kurtka', 'plecak', 'namiot', 'polar', 'but-trekkingowy', 'spiwor', 'bidon', 'koszulka']) {
      const models = [...(shapes.get(art)?.values() ?? [])];
      expect([art, new Set(models).size]).toEqual([art, Math.min(models.length, shapeCounts[art] ?? 1)]);
    }
  });

  it('takes at most 27 MB', () => {
    const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(27_000_000);
  });
});
