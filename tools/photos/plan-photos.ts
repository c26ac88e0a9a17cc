import { demoProducts } from '#shop/demo/catalogue/models.ts';
import type { PhotoView } from '#shop/demo/photos.ts';
import { seededRandom } from '#shop/demo/seeded-random.ts';
import { type GroundName, grounds } from './backdrop.ts';

export interface PlannedSet {
  art: string;
  colour: string;
  ground: GroundName;
  views: PhotoView[];
  hasThird: boolean;
}

const calm = Object.keys(grounds) as GroundName[];
const second: readonly PhotoView[] = ['skos', 'scena', 'para'];

/** Objects with nothing to see from nearby get one more view instead of a close-up. */
const smooth = new Set([
  'ksiazka',
  'kozak',
  'talerz',
  'dzwonek',
  'kask-gladki',
  'sluchawki',
  'mydlo',
  'sztucce',
  'saszetka',
  'lyzwa',
  'szalik',
]);

function thirdView(art: string, views: readonly PhotoView[]): PhotoView {
  return smooth.has(art) ? (second.find((view) => !views.includes(view)) ?? 'detal') : 'detal';
}

/** Which photos the catalogue needs: the front and one more of every object in every colour, a close-up where it sells most. */
export function planPhotos(): PlannedSet[] {
  const sets = new Map<string, PlannedSet>();
  for (const product of demoProducts) {
    if (product.photoCount === 0) continue;
    const [own] = product.photoSets;
    const firstOfModel = product.versionGroup === undefined || product.versionGroup === product.id;
    for (const { art, colour } of product.photoSets) {
      const key = `${art}/${colour}`;
      const set = sets.get(key) ?? startSet(art, colour);
      if (product.photoSets.length > 1) set.views = [...new Set([...set.views, ...second])];
      if (firstOfModel && art === own?.art && !set.hasThird) {
        set.views.push(thirdView(art, set.views));
        set.hasThird = true;
      }
      sets.set(key, set);
    }
  }
  return [...sets.values()];
}

function startSet(art: string, colour: string): PlannedSet {
  const views: PhotoView[] = ['przod', seededRandom(`${art}/${colour}`).pick(second)];
  return { art, colour, ground: seededRandom(art).pick(calm), views, hasThird: false };
}
