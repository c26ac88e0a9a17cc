import { describe, expect, it } from 'vitest';
import { shapeCounts } from '../catalogue/give-shapes.ts';
import { demoProducts } from '../catalogue/models.ts';
import { largePhotoSize, photoKey, photosOf } from '../photos.ts';
import { roomFor } from './bundle.ts';
import { hasBack, models, stands } from './models/index.ts';
import { bestSellers, planPhotos } from './plan-photos.ts';

describe('the plan of photos', () => {
  it('knows how many shapes each object has', () => {
    const several = Object.entries(models).filter(([, { shapes }]) => shapes > 1);
    expect(shapeCounts).toEqual(Object.fromEntries(several.map(([art, { shapes }]) => [art, shapes])));
  });

  it('asks only for objects and shapes that were modelled, bundles for those of their parts', () => {
    for (const { set, parts } of planPhotos()) {
      for (const { art, shape = 0 } of parts ?? [set]) expect(models[art]?.shapes, art).toBeGreaterThan(shape);
    }
  });

  it('shows coats, fleeces and shirts from near, in the first colour of every shape', () => {
    const plan = planPhotos();
    for (const art of ['kurtka', 'puchowka', 'polar', 'koszulka']) {
      const shapes = plan.filter(({ set, parts }) => !parts && set.art === art);
      const near = shapes.filter(({ views }) => views.includes('detal'));
      expect([art, new Set(near.map(({ set }) => set.shape))]).toEqual([
        art,
        new Set(shapes.map(({ set }) => set.shape)),
      ]);
    }
  });

  it('shows what is worn from behind too, in the first colour of every shape', () => {
    const plan = planPhotos().filter(({ parts }) => !parts);
    const seen = plan.filter(({ views }) => views.includes('tyl')).map(({ set }) => `${set.art} ${set.shape}`);
    const worn = plan.filter(({ set }) => hasBack(set)).map(({ set }) => `${set.art} ${set.shape}`);
    expect(new Set(worn).size).toBeGreaterThan(25);
    expect(new Set(seen)).toEqual(new Set(worn));
  });

  it('shows what is worn and sells best from behind in its own colour', () => {
    const plan = new Map(planPhotos().map((planned) => [photoKey(planned.set), planned.views]));
    const best = demoProducts.filter(({ isBestseller, photoSets: [set] }) => isBestseller && set && hasBack(set));
    expect(best.length).toBeGreaterThan(1);
    const few = best.filter(({ photoSets: [set] }) => set && !plan.get(photoKey(set))?.includes('tyl'));
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it('shows what stands first in the shop and in each department in four ways', () => {
    const plan = new Map(planPhotos().map((planned) => [photoKey(planned.set), planned.views]));
    expect(bestSellers.size).toBeGreaterThan(39);
    const few = [...bestSellers].filter(({ photoSets: [set] }) => !set || (plan.get(photoKey(set))?.length ?? 0) < 4);
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it('shows all sides of what sells best and of bundles large', () => {
    const large = planPhotos().filter(({ size }) => size === largePhotoSize);
    expect(large.length).toBeGreaterThan(26);
    const small = large.flatMap(({ set }) => photosOf(set)).filter(({ width }) => width < largePhotoSize.width);
    expect(small.map(({ file }) => file)).toEqual([]);
  });

  it('has room for every part of a bundle', () => {
    const crowded = planPhotos().flatMap(({ set, parts = [] }) =>
      [...Map.groupBy(parts, ({ art }) => art)].flatMap(([art, alike]) =>
        alike.length > roomFor(art) ? [[set.shape, art]] : [],
      ),
    );
    expect(crowded).toEqual([]);
  });

  it('shows a bundle where its first part is used', () => {
    const scenes = planPhotos().flatMap(({ set, parts, scene }) => (parts ? [[set.shape, scene]] : []));
    expect(scenes).toContainEqual([14, 'nocleg']);
    expect(scenes).toContainEqual([15, 'stol']);
  });

  it('takes the front and one more of everything, and another side of the first colour of what stands', () => {
    const plan = planPhotos();
    expect(plan.every(({ views }) => views[0] === 'przod' && views.includes('scena'))).toBe(true);
    const seen = plan.filter(({ views }) => views.includes('skos')).map(({ set }) => `${set.art} ${set.shape}`);
    const standing = plan.filter(({ set, parts }) => !parts && stands(set));
    expect(standing.filter(({ set }) => !seen.includes(`${set.art} ${set.shape}`))).toEqual([]);
  });
});
