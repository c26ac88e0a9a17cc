import { demoColours } from '#demo/catalogue/colours.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';
import { seededRandom } from '#demo/seeded-random.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import { modelWord } from './model-word.ts';

/** One more product like an existing one: another model name, price, stock and popularity. */
export interface BulkProduct {
  id: number;
  /** The product of the demo shop it is like. */
  like: number;
  name: string;
  slug: string;
  versionGroup: number | null;
  /** Price in per cent of the original. */
  percent: number;
  popularity: number;
}

/**
 * The `index`-th product beyond the demo shop. Each round goes once through the whole catalogue, so categories,
 * producers, sizes and photos keep their proportions, and colour versions of one model stay together.
 */
export function planBulkProduct(index: number, firstId: number, models: readonly DemoProduct[]): BulkProduct {
  const place = index % models.length;
  const round = Math.floor(index / models.length);
  const like = models[place];
  const first = models[0];
  if (!like || !first) throw new RangeError('A shop without models cannot grow');
  const id = firstId + index;
  const groupOffset = like.versionGroup === undefined ? 0 : like.id - like.versionGroup;
  const model = round * models.length + (like.versionGroup ?? like.id) - first.id;
  const random = seededRandom(index + 1);
  const colour = like.colour ? `, ${demoColours[like.colour].name}` : '';
  const name = `${like.name.slice(0, like.name.length - colour.length)} ${modelWord(model)}${colour}`;
  return {
    id,
    name,
    slug: slugOf(name),
    like: like.id,
    versionGroup: like.versionGroup === undefined ? null : id - groupOffset,
    percent: seededRandom(model + 7).between(60, 170),
    popularity: Math.round(random.next() ** 4 * 900),
  };
}
