import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';

/** Notes are kept for a day; an index that was not asked for that long no longer knows what it missed. */
const FORGOTTEN_AFTER_MS = 20 * HOUR_MS;

/** What triggers of the database write down for each index. */
const TABLES = ['listing_changes', 'search_changes'] as const;
type NotedTable = (typeof TABLES)[number];

interface Noted extends Record<string, unknown> {
  /** The products, each once; null when anything may have changed, or more than was asked for did. */
  products: number[] | null;
  /** What the database showed at that moment. */
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

  /** What was noted since the last look. Where more than `most` products changed, reading all anew costs less than naming them. */
  async read(shop: Shop, max: number): Promise<Noted> {
    const isNew = sql`c.transaction >= ${this.horizon}::xid8 and not pg_visible_in_snapshot(c.transaction, ${this.#seen}::pg_snapshot)`;
    const { rows } = await shop.db.execute<{ products: (number | null)[]; snapshot: string }>(sql`
      select pg_current_snapshot()::text as snapshot, array(
        select distinct c.product_id from ${sql.identifier(this.#table)} c
        where ${this.#seen === '' ? sql`false` : isNew} limit ${max + 1}) as products`);
    const { products = [], snapshot = this.#seen } = rows[0] ?? {};
    const named = products.filter((id) => id !== null);
    return { products: named.length < products.length || named.length > max ? null : named, snapshot };
  }

  /** All of this is in the index now. */
  settle({ snapshot }: Noted): void {
    this.#seen = snapshot;
    this.#lookedAt = performance.now();
  }
}

/** Notes that no index can need any more. */
export async function sweepNotedChanges({ db }: Pick<Shop, 'db'>): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`delete from ${sql.identifier(table)} where at < now() - interval '1 day'`);
  }
}
