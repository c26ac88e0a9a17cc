import { expect, it } from 'vitest';
import { demoCategories } from '#demo/catalogue/categories.ts';
import { demoProducts } from '#demo/catalogue/models.ts';
import { paleTintOf, tintOf } from './department-tints.ts';
import { photosOf } from './photos.ts';
import { photoRows } from './rows/product-rows.ts';

it('gives each department a tint of its own, a trace that leaves the ground of either scheme to be seen', () => {
  const tints = demoCategories.filter(({ level }) => level === 1).map(({ slug }) => tintOf(slug));
  expect(new Set(tints).size).toBe(11);
  for (const tint of tints) expect(tint).toMatch(/^#[0-9a-f]{6}[12][0-9a-f]$/);
});

it('lays every cut-out on the tint of its department, and no picture in use', () => {
  for (const product of demoProducts) {
    const inUse = new Set(product.photoSets.flatMap(photosOf).flatMap(({ file, tone }) => (tone ? file : [])));
    const tones = photoRows(product).map(({ file, tone }) => (inUse.has(file) ? tone?.length === 7 : tone));
    const isDark = product.photoSets.flatMap(photosOf)[0]?.dark;
    const tint = isDark ? paleTintOf(product.category) : tintOf(product.category);
    expect([product.name, tones.filter((tone) => tone !== true && tone !== tint)]).toEqual([product.name, []]);
  }
});

it('lifts the dark page below what is dark, and is on the light one much like the tint of others', () => {
  const over = (ground: number[], tint: string) => {
    const share = Number.parseInt(tint.slice(7), 16) / 255;
    return ground.map((part, i) => part + (Number.parseInt(tint.slice(1 + 2 * i, 3 + 2 * i), 16) - part) * share);
  };
  const [light, dark] = [
    [0xf1, 0xec, 0xe2],
    [0x3a, 0x42, 0x3c],
  ];
  for (const { slug } of demoCategories.filter(({ level }) => level === 1)) {
    const tint = paleTintOf(slug);
    const usual = over(light, tintOf(slug));
    const steps = over(light, tint).map((part, i) => Math.abs(part - (usual[i] ?? 0)));
    expect([slug, Math.max(...steps) < 14]).toEqual([slug, true]);
    expect([slug, Math.min(...over(dark, tint)) > 80]).toEqual([slug, true]);
  }
});

it('classifies black products as dark and pale ones not', () => {
  const fronts = demoProducts.flatMap(({ photoSets: [set] }) => (set ? [{ set, front: photosOf(set)[0] }] : []));
  const share = (colour: string) => {
    const of = fronts.filter(({ set }) => set.colour === colour);
    return of.filter(({ front }) => front?.dark).length / of.length;
  };
  expect(share('czern')).toBeGreaterThan(0.6);
  expect([share('biel'), share('slonce'), share('piasek')]).toEqual([0, 0, 0]);
});
