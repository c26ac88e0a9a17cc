import type { ListingSort } from '#rules/catalogue/products/listing-query.ts';
import type { FoundProducts } from '#shop/catalogue/search/index.ts';
import { primaryOf } from '#shop/platform/replicas/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { ListingColumns, SortKey } from './listing-index/listing-columns.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import type { ListingSource } from './listing-source.ts';

/** All slots a listing may show, in its order. */
export interface ListingOrder {
  slots: ArrayLike<number>;
  reversed: boolean;
}

/** Ties are broken in the same direction: an order upside down is exactly the opposite one. */
const ORDERS: Record<ListingSort, { key: SortKey; reversed: boolean }> = {
  'relevance-d': { key: 'popularity', reversed: false },
  'name-a': { key: 'name', reversed: false },
  'name-d': { key: 'name', reversed: true },
  'price-a': { key: 'price', reversed: false },
  'price-d': { key: 'price', reversed: true },
  'date-a': { key: 'created', reversed: false },
  'date-d': { key: 'created', reversed: true },
};

interface Wanted {
  sort: ListingSort;
  source: ListingSource;
  /** By slot: the filters a product misses. */
  missed: Uint16Array;
  /** How many cards from the beginning are needed. */
  least: number;
  /** Versions of one model share a card. */
  byModel: boolean;
}

export async function listingOrder(shop: Shop, index: ListingIndex, wanted: Wanted): Promise<ListingOrder> {
  const { sort, source, missed, least, byModel } = wanted;
  if (sort === 'relevance-d' && source.facet === null) {
    const isWanted = (slot: number) => missed[slot] === 0;
    const order = await index.orderBy(primaryOf(shop), source.found.bounds.cheapest ? 'price' : 'popularity');
    const slots = await bestFirst(source.found, { columns: index.columns, order, isWanted, least, byModel });
    return { slots, reversed: false };
  }
  const { key, reversed } = ORDERS[sort];
  return { slots: await index.orderBy(primaryOf(shop), key), reversed };
}

interface Choice {
  columns: ListingColumns;
  /** All slots, those first that stand first among equally fitting ones. */
  order: Int32Array;
  isWanted(slot: number): boolean;
  /** Slots for how many cards are needed; more may come. */
  least: number;
  byModel: boolean;
}

const NOT_FOUND = 255;

/** The wanted ones among the products found, as slots, the best first: by how well they fit, then in the given order. */
async function bestFirst({ tiers }: FoundProducts, choice: Choice): Promise<number[]> {
  const { columns, isWanted, least } = choice;
  const isNew = cardsOnce(choice);
  const fit = new Uint8Array(columns.count).fill(NOT_FOUND);
  let found = 0;
  let read = 0;
  for (const tier of tiers) {
    if (found >= least) break;
    for (const id of await tier()) {
      const slot = columns.slotOf(id);
      if (slot === undefined || fit[slot] !== NOT_FOUND || !isWanted(slot)) continue;
      fit[slot] = read;
      if (isNew(slot)) found += 1;
    }
    read += 1;
  }
  return inOrder(fit, read, choice);
}

/** One walk along all products deals them out by fitness: nothing needs sorting. */
function inOrder(fit: Uint8Array, tiers: number, choice: Choice): number[] {
  const { order, least } = choice;
  const isNew = cardsOnce(choice);
  let cards = 0;
  const heaps = Array.from({ length: tiers }, (): number[] => []);
  const best = fit.reduce((lowest, tier) => (tier < lowest ? tier : lowest), NOT_FOUND);
  for (const slot of order) {
    const tier = fit[slot] ?? NOT_FOUND;
    heaps[tier]?.push(slot);
    // Nothing that comes later can stand before these.
    if (tier === best && isNew(slot)) cards += 1;
    if (cards === least) break;
  }
  return heaps.flat();
}

/** Whether a slot makes a card of its own: of versions that share one, the first that is asked about. */
export function cardsOnce({ columns, byModel }: Pick<Choice, 'columns' | 'byModel'>): (slot: number) => boolean {
  if (!byModel) return () => true;
  const isSeen = new Uint8Array(columns.models.length);
  return (slot) => {
    const model = columns.model[slot] ?? 0;
    if (isSeen[model] === 1) return false;
    if (model !== 0) isSeen[model] = 1;
    return true;
  };
}
