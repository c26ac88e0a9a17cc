import type { ListingColumns, ListingIndex, SortKey } from '#modules/catalogue/listing-index/server/index.ts';
import type { FoundProducts, ReadFits } from '#modules/catalogue/search/server/index.ts';
import { primaryOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ListingSort } from '../rules/listing-query.ts';
import type { ListingSource } from './listing-source.ts';
import type { MarkedListing } from './mark-missed.ts';
import { LargeArrays } from './mark-missed.ts';

export interface ListingOrder {
  slots: ArrayLike<number>;
  reversed: boolean;
}

/** Ties have the same direction, so a reversed order is exactly the opposite. */
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
  marked: MarkedListing;
  least: number;
  byModel: boolean;
}

export async function listingOrder(shop: Shop, index: ListingIndex, wanted: Wanted): Promise<ListingOrder> {
  const { sort, source, marked, least, byModel } = wanted;
  if (sort === 'relevance-d' && source.facet === null) {
    const isWanted = (slot: number) => marked.missed[slot] === 0;
    const key = source.found.bounds.cheapest ? 'price' : 'popularity';
    const order = isFew(marked) ? index.inOrder(key, marked.inside) : await index.orderBy(primaryOf(shop), key);
    const slots = await bestFirst(source.found, { columns: index.columns, order, isWanted, least, byModel });
    return { slots, reversed: false };
  }
  const { key, reversed } = ORDERS[sort];
  return { slots: await index.orderBy(primaryOf(shop), key), reversed };
}

/** Sorting so few is quicker than a scan of the order of all products. */
function isFew({ inside, missed }: MarkedListing): boolean {
  return inside.length < missed.length / 200;
}

interface Choice {
  columns: ListingColumns;
  /** All possible slots, in the order of equally fitting ones. */
  order: Int32Array;
  isWanted(slot: number): boolean;
  least: number;
  byModel: boolean;
}

const NOT_FOUND = 255;
const arrays = new LargeArrays((length) => new Uint8Array(length));
/** Number of first products per card whose fit is read, up to a limit. */
const RANKED_PER_CARD = 3;
const MAX_RANKED = 500;

async function bestFirst({ tiers, fitsOf }: FoundProducts, choice: Choice): Promise<number[]> {
  const { columns, isWanted, least } = choice;
  const isNew = cardsOnce(choice);
  const fit = arrays.take(columns.count).fill(NOT_FOUND);
  const beginnings = fitsOf && (await readBeginnings(fitsOf, tiers.length, choice));
  let found = 0;
  let read = 0;
  let best = NOT_FOUND;
  for (const [place, tier] of tiers.entries()) {
    if (found >= least) break;
    for (const id of beginnings?.[place] ?? (await tier())) {
      const slot = columns.slotOf(id);
      if (slot === undefined || fit[slot] !== NOT_FOUND || !isWanted(slot)) continue;
      fit[slot] = read;
      best = Math.min(best, read);
      if (isNew(slot)) found += 1;
    }
    read += 1;
  }
  const slots = inOrder(fit, { tiers: read, best }, choice);
  arrays.giveBack(fit);
  return slots;
}

/**
 * The first products of each tier, taken from the first products in the order; undefined for a tier with too few of
 * them, which has to be read. Such a tier is rare and therefore cheap.
 */
async function readBeginnings(fitsOf: ReadFits, tiers: number, choice: Choice): Promise<(number[] | undefined)[]> {
  const { columns, order, isWanted, least } = choice;
  const max = Math.min(MAX_RANKED, least * RANKED_PER_CARD);
  const first: number[] = [];
  for (const slot of order) {
    if (first.length === max) break;
    if (isWanted(slot)) first.push(slot);
  }
  const ids = first.map((slot) => columns.ids[slot] ?? 0);
  const fits = await fitsOf(ids);
  const isAll = first.length < max;
  return Array.from({ length: tiers }, (_, place) => {
    const held = first.filter((_slot, index) => (fits.get(ids[index] ?? 0) ?? tiers - 1) === place);
    const isEnough = isAll || countCards(choice, held) >= least;
    return isEnough ? held.map((slot) => columns.ids[slot] ?? 0) : undefined;
  });
}

function countCards({ columns, byModel }: Choice, slots: readonly number[]): number {
  return byModel ? new Set(slots.map((slot) => columns.model[slot] || -1 - slot)).size : slots.length;
}

/** Distributes products by fit in one pass: nothing is sorted. */
function inOrder(fit: Uint8Array, { tiers, best }: { tiers: number; best: number }, choice: Choice): number[] {
  const { order, least } = choice;
  const isNew = cardsOnce(choice);
  let cards = 0;
  const heaps = Array.from({ length: tiers }, (): number[] => []);
  for (const slot of order) {
    const tier = fit[slot] ?? NOT_FOUND;
    heaps[tier]?.push(slot);
    // No later product can come before these.
    if (tier === best && isNew(slot)) cards += 1;
    if (cards === least) break;
  }
  return heaps.flat();
}

/** Versions of one model share the card of the first. */
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
