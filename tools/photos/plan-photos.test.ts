import { describe, expect, it } from 'vitest';
import { shapeCounts } from '#shop/demo/catalogue/give-shapes.ts';
import { hasBack, models, stands } from './models/index.ts';
import { planPhotos } from './plan-photos.ts';

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

  it('takes the front and one more of everything, and another side of the first colour of what stands', () => {
    const plan = planPhotos();
    expect(plan.every(({ views }) => views[0] === 'przod' && views.includes('scena'))).toBe(true);
    const seen = plan.filter(({ views }) => views.includes('skos')).map(({ set }) => `${set.art} ${set.shape}`);
    expect(new Set(seen)).toEqual(
      new Set(plan.filter(({ set, parts }) => !parts && stands(set)).map(({ set }) => `${set.art} ${set.shape}`)),
    );
  });
});
