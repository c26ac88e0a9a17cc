import { expect, it } from 'vitest';
import { demoCategories } from '#shop/demo/catalogue/categories.ts';
import { demoProducts } from '#shop/demo/catalogue/models.ts';
import { tintOf } from './department-tints.ts';
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
    const tint = tintOf(product.category);
    expect([product.name, tones.filter((tone) => tone !== true && tone !== tint)]).toEqual([product.name, []]);
  }
});
