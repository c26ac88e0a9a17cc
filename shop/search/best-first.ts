import type { ListingColumns } from '../catalogue/listing-index/listing-columns.ts';
import type { Matches } from './find-matches.ts';

interface Choice {
  columns: ListingColumns;
  isWanted(slot: number): boolean;
  /** How many slots are needed; more may come. */
  least: number;
}

/** The wanted ones among the products found, as slots, the best first: by how well they fit, on sale, popularity. */
export async function bestFirst({ tiers }: Matches, { columns, isWanted, least }: Choice): Promise<number[]> {
  let ordered: number[] = [];
  const taken = new Set<number>();
  for (const read of tiers) {
    if (ordered.length >= least) break;
    const slots = (await read()).flatMap((id) => columns.slotOf(id) ?? []);
    const fresh = slots.filter((slot) => isWanted(slot) && !taken.has(slot));
    for (const slot of fresh) taken.add(slot);
    ordered = ordered.concat(fresh.sort(byRank(columns)));
  }
  return ordered;
}

function byRank({ ids, popularity, facets: { available } }: ListingColumns): (a: number, b: number) => number {
  const onSale = available.sets.holding((value) => value === 'y');
  const isOnSale = (slot: number) => onSale[available.numbers[slot] ?? 0] ?? 0;
  return (a, b) =>
    isOnSale(b) - isOnSale(a) || (popularity[b] ?? 0) - (popularity[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
}
