import { sql } from 'drizzle-orm';
import { HOUR_MS } from '#rules/platform/time/units.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** Notes are kept for a day; an index that was not asked for that long no longer knows what it missed. */
const FORGOTTEN_AFTER_MS = 20 * HOUR_MS;

/** What triggers of the database write down for each index. */
const TABLES = ['listing_changes', 'search_changes'] as const;
type NotedTable = (typeof TABLES)[number];

/** More are not listed: reading all products anew costs less than naming them. */
const MOST_LISTED = 20_000;

interface Change extends Record<string, unknown> {
  id: string | null;
  productId: number | null;
  snapshot: string;
}

/** A table in which triggers note changed products, as one index reads it: told by numbers of transactions (decision 8). */
export class NotedChanges {
  readonly #table: NotedTable;
  /** What the database showed at the last look (a `pg_snapshot`); empty before the first. A long transaction elsewhere repeats no work. */
  #seen = '';
  #lookedAt = performance.now();
  #isOtherDatabase = false;

  constructor(table: NotedTable) {
    this.#table = table;
  }

  /** The first transaction that may not have been finished at the last look. */
  get horizon(): string {
    return this.#seen.split(':', 1)[0] ?? '';
  }

  /** Notes may have gone unread: nobody looked for so long, or the database is another one. */
  get areForgotten(): boolean {
    return this.#isOtherDatabase || this.age > FORGOTTEN_AFTER_MS;
  }

  /** Milliseconds since the last look. */
  get age(): number {
    return performance.now() - this.#lookedAt;
  }

  /** An index as it was at another horizon takes the place of this one. */
  beginAt(horizon: string): void {
    this.#seen = `${horizon}:${horizon}:`;
  }

  /** Another database is asked from now on, or one in another life: numbers of transactions mean something else there. */
  forget(): void {
    this.#isOtherDatabase = true;
  }

  /** An index is read from the beginning. */
  beginAnew(): void {
    this.#seen = '';
    this.#isOtherDatabase = false;
    this.#lookedAt = performance.now();
  }

  /** What was noted since the last look; of very much only a part. */
  async read(shop: Shop): Promise<readonly Change[]> {
    const isNew = sql`c.transaction >= ${this.horizon}::xid8 and not pg_visible_in_snapshot(c.transaction, ${this.#seen}::pg_snapshot)`;
    const { rows } = await shop.db.execute<Change>(sql`
      select c.id, c.product_id as "productId", pg_current_snapshot()::text as snapshot
      from (select) one left join (
        select c.id, c.product_id from ${sql.identifier(this.#table)} c
        where ${this.#seen === '' ? sql`false` : isNew} limit ${MOST_LISTED + 1}) c on true`);
    return rows;
  }

  /** The products of these; null when anything may have changed, or very much did. */
  listProducts(changes: readonly Change[]): number[] | null {
    const noted = changes.filter(({ id }) => id !== null);
    if (noted.length > MOST_LISTED || noted.some(({ productId }) => productId === null)) return null;
    return [...new Set(noted.flatMap(({ productId }) => productId ?? []))];
  }

  /** All of these are in the index now. */
  settle(changes: readonly Change[]): void {
    this.#seen = changes[0]?.snapshot ?? this.#seen;
    this.#lookedAt = performance.now();
  }
}

/** Notes that no index can need any more. */
export async function sweepNotedChanges({ db }: Pick<Shop, 'db'>): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`delete from ${sql.identifier(table)} where at < now() - interval '1 day'`);
  }
}
