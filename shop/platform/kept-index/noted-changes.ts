import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#rules/platform/time/units.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** Notes are kept for a day; an index that was not asked for that long no longer knows what it missed. */
const FORGOTTEN_AFTER_MS = 20 * HOUR_MS;

/** What triggers of the database write down for each index. */
const TABLES = ['listing_changes', 'search_changes'] as const;
type NotedTable = (typeof TABLES)[number];

interface Change extends Record<string, unknown> {
  id: string | null;
  productId: number | null;
  horizon: string;
}

/** A table in which triggers note changed products, as one index reads it: told by numbers of transactions (decision 8). */
export class NotedChanges {
  readonly #table: NotedTable;
  /** The first transaction that may not have been finished at the last look; empty before the first. */
  #horizon = '';
  /** Notes from beyond the horizon that were handled already: a long transaction elsewhere must not repeat the work. */
  #heeded = new Set<string>();
  #lookedAt = performance.now();

  constructor(table: NotedTable) {
    this.#table = table;
  }

  get horizon(): string {
    return this.#horizon;
  }

  /** Nobody looked for so long that notes may have gone unread. */
  get areForgotten(): boolean {
    return this.age > FORGOTTEN_AFTER_MS;
  }

  /** Milliseconds since the last look. */
  get age(): number {
    return performance.now() - this.#lookedAt;
  }

  /** An index as it was at another horizon takes the place of this one. */
  beginAt(horizon: string): void {
    this.#horizon = horizon;
    this.#heeded = new Set();
  }

  /** What may have changed since the last look. */
  async read(shop: Shop): Promise<readonly Change[]> {
    const since = this.#horizon === '' ? sql`pg_snapshot_xmin(pg_current_snapshot())` : sql`${this.#horizon}::xid8`;
    const { rows } = await shop.db.execute<Change>(sql`
      select c.id, c.product_id as "productId", pg_snapshot_xmin(pg_current_snapshot())::text as horizon
      from (select) one left join ${sql.identifier(this.#table)} c on c.transaction >= ${since}`);
    return rows;
  }

  /** The products of those not handled yet; null when anything may have changed. */
  listFresh(changes: readonly Change[]): number[] | null {
    const fresh = changes.filter(({ id }) => id !== null && !this.#heeded.has(id));
    if (fresh.some(({ productId }) => productId === null)) return null;
    return [...new Set(fresh.flatMap(({ productId }) => productId ?? []))];
  }

  /** All of these are in the index now. */
  settle(changes: readonly Change[]): void {
    this.#horizon = changes[0]?.horizon ?? this.#horizon;
    this.#heeded = new Set(changes.flatMap(({ id }) => id ?? []));
    this.#lookedAt = performance.now();
  }
}

/** Notes that no index can need any more. */
export async function sweepNotedChanges({ db }: Pick<Shop, 'db'>): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`delete from ${sql.identifier(table)} where at < now() - interval '1 day'`);
  }
}
