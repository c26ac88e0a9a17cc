import { ALL_PAGES } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { hearsPurges, onPurge } from './cached.ts';

interface KeptOptions<Row> {
  /** A change nobody purged for, such as a name of a producer or the end of thirty days, is seen after this time. */
  seconds: number;
  /** So many rows; then the one kept longest goes. */
  most: number;
  read(shop: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, Row>>;
  /** A purge of one of these drops the row. */
  tagsOf(id: number, row: Row): readonly string[];
}

interface Kept<Row> {
  row: Row;
  until: number;
  tags: readonly string[];
}

interface Keeper<Row> {
  rows: Map<number, Kept<Row>>;
  idsOf: Map<string, Set<number>>;
  /** Counted, so that a row read before a purge and come after it is given out and not kept. */
  purges: number;
}

/**
 * Rows by id that many pages ask for, kept in this process until a purge names them; each is read once. Where purges are not
 * heard nothing is kept. Whoever gets a row must not change it.
 */
export function keptRows<Row>({ seconds, most, read, tagsOf }: KeptOptions<Row>) {
  const keepers = new WeakMap<Shop['pool'], Keeper<Row>>();
  onPurge(({ pool }, tags) => {
    const keeper = keepers.get(pool);
    if (keeper) forget(keeper, tags);
  });

  return async (shop: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, Row>> => {
    if (!hearsPurges(shop)) return read(shop, ids);
    const keeper = keepers.get(shop.pool) ?? { rows: new Map(), idsOf: new Map(), purges: 0 };
    keepers.set(shop.pool, keeper);
    const now = shop.now().getTime();
    const found = new Map<number, Row>();
    for (const id of ids) {
      const known = keeper.rows.get(id);
      if (known && now < known.until) found.set(id, known.row);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    const { purges } = keeper;
    for (const [id, row] of await read(shop, missing)) {
      found.set(id, row);
      if (keeper.purges === purges) keep(keeper, id, { row, until: now + seconds * 1000, tags: tagsOf(id, row) }, most);
    }
    return found;
  };
}

function keep<Row>(keeper: Keeper<Row>, id: number, kept: Kept<Row>, most: number): void {
  drop(keeper, id);
  keeper.rows.set(id, kept);
  for (const tag of kept.tags) keeper.idsOf.set(tag, (keeper.idsOf.get(tag) ?? new Set()).add(id));
  const [oldest] = keeper.rows.keys();
  if (keeper.rows.size > most && oldest !== undefined) drop(keeper, oldest);
}

function drop({ rows, idsOf }: Keeper<unknown>, id: number): void {
  for (const tag of rows.get(id)?.tags ?? []) {
    const ids = idsOf.get(tag);
    ids?.delete(id);
    if (ids?.size === 0) idsOf.delete(tag);
  }
  rows.delete(id);
}

function forget(keeper: Keeper<unknown>, tags: readonly string[]): void {
  keeper.purges += 1;
  const isAll = tags.includes(ALL_PAGES);
  const named = isAll ? keeper.rows.keys() : tags.flatMap((tag) => [...(keeper.idsOf.get(tag) ?? [])]);
  for (const id of [...named]) drop(keeper, id);
}
