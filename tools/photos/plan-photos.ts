import { demoProducts } from '#shop/demo/catalogue/products.ts';
import type { PhotoView } from '#shop/demo/photos.ts';
import { seededRandom } from '#shop/demo/seeded-random.ts';
import { type GroundName, grounds } from './backdrop.ts';

export interface PlannedSet {
  art: string;
  colour: string;
  ground: GroundName;
  views: PhotoView[];
}

const calm = Object.keys(grounds) as GroundName[];
const second: readonly PhotoView[] = ['skos', 'scena', 'para'];

/** Which photos the catalogue needs: the front and one more of every object in every colour, a close-up where it sells most. */
export function planPhotos(): PlannedSet[] {
  const sets = new Map<string, PlannedSet>();
  for (const product of demoProducts) {
    if (product.photoCount === 0) continue;
    const [own] = product.photoSets;
    const firstOfModel = product.versionGroup === undefined || product.versionGroup === product.id;
    for (const { art, colour } of product.photoSets) {
      const key = `${art}/${colour}`;
      const random = seededRandom(key);
      const set = sets.get(key) ?? {
        art,
        colour,
        ground: seededRandom(art).pick(calm),
        views: ['przod', random.pick(second)],
      };
      if (product.photoSets.length > 1) set.views = ['przod', 'skos', 'scena', 'para'];
      if (firstOfModel && art === own?.art && !set.views.includes('detal')) set.views.push('detal');
      sets.set(key, set);
    }
  }
  return [...sets.values()];
}
