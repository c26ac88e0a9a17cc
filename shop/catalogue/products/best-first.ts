import type { FoundProducts } from '#shop/catalogue/search/index.ts';
import type { ListingColumns } from './listing-index/listing-columns.ts';

interface Choice {
  columns: ListingColumns;
  /** All slots, those first that stand first among equally fitting ones. */
  order: Int32Array;
  isWanted(slot: number): boolean;
  /** How many slots are needed; more may come. */
  least: number;
}

const NOT_FOUND = 255;

/** The wanted ones among the products found, as slots, the best first: by how well they fit, then in the given order. */
export async function bestFirst({ tiers }: FoundProducts, choice: Choice): Promise<number[]> {
  const { columns, isWanted, least } = choice;
  const fit = new Uint8Array(columns.count).fill(NOT_FOUND);
  let found = 0;
  let read = 0;
  for (const tier of tiers) {
    if (found >= least) break;
    for (const id of await tier()) {
      const slot = columns.slotOf(id);
      if (slot === undefined || fit[slot] !== NOT_FOUND || !isWanted(slot)) continue;
      fit[slot] = read;
      found += 1;
    }
    read += 1;
  }
  return inOrder(fit, read, choice);
}

/** One walk along all products deals them out by fitness: nothing needs sorting. */
function inOrder(fit: Uint8Array, tiers: number, { order, least }: Choice): number[] {
  const heaps = Array.from({ length: tiers }, (): number[] => []);
  const best = fit.reduce((lowest, tier) => (tier < lowest ? tier : lowest), NOT_FOUND);
  for (const slot of order) {
    const tier = fit[slot] ?? NOT_FOUND;
    // Nothing that comes later can stand before these.
    if (heaps[tier]?.push(slot) === least && tier === best) break;
  }
  return heaps.flat();
}
