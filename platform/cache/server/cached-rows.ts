import type { Shop } from '#platform/shop/server/shop.ts';
import { CachedByTag } from './cached-by-tag.ts';

interface CachedOptions<Row> {
  /** A change without a purge (the name of a producer, the end of thirty days) is visible after this time. */
  seconds: number;
  /** The number of rows; the oldest is dropped first. */
  max: number;
  read(shop: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, Row>>;
  /** A purge of one of these drops the row. */
  tagsOf(id: number, row: Row): readonly string[];
}

/** Rows by id that many pages ask for, kept as `CachedByTag` keeps; each is read once. */
export function storedRows<Row>({ read, tagsOf, ...options }: CachedOptions<Row>) {
  const kept = new CachedByTag<number, { row: Row }>(options);

  return async (shop: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> => {
    const found = new Map<number, Row>();
    for (const id of ids) {
      const stored = kept.get(shop, id);
      if (stored) found.set(id, stored.row);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const keep = kept.begin(shop);
    for (const [id, row] of await read(shop, missing)) {
      found.set(id, row);
      keep(id, { row }, tagsOf(id, row));
    }
    return found;
  };
}
