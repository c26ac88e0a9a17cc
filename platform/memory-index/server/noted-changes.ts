import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';

/** Records are deleted after a day: an older index has missed some. */
const FORGOTTEN_AFTER_MS = 20 * HOUR_MS;

const TABLES = ['listing_changes', 'search_changes'] as const;
type NotedTable = (typeof TABLES)[number];

interface Noted extends Record<string, unknown> {
  /** Null when any product or too many may have changed. */
  products: number[] | null;
  snapshot: string;
}

/** Reads a table in which triggers record changed products, by transaction number (decision 8). */
export class NotedChanges {
  readonly #table: NotedTable;
  /** `pg_snapshot` of the last read; empty before the first. A long transaction elsewhere repeats no work. */
  #seen = '';
  #lookedAt = performance.now();
  #isOtherDatabase = false;

  constructor(table: NotedTable) {
    this.#table = table;
  }

  /** The first transaction that may have been unfinished at the last read. */
  get horizon(): string {
    return this.#seen.split(':', 1)[0] ?? '';
  }

  /** Records may be lost: too much time passed, or the database is another one. */
  get areForgotten(): boolean {
    return this.#isOtherDatabase || this.age > FORGOTTEN_AFTER_MS;
  }

  get age(): number {
    return performance.now() - this.#lookedAt;
  }

  beginAt(horizon: string): void {
    this.#seen = `${horizon}:${horizon}:`;
  }

  /** Transaction numbers of another database, or after a restore, mean something else. */
  forget(): void {
    this.#isOtherDatabase = true;
  }

  beginAnew(): void {
    this.#seen = '';
    this.#isOtherDatabase = false;
    this.#lookedAt = performance.now();
  }

  /** Beyond `max` products, reading all is cheaper. */
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

  settle({ snapshot }: Noted): void {
    this.#seen = snapshot;
    this.#lookedAt = performance.now();
  }
}

export async function sweepNotedChanges({ db }: Pick<Shop, 'db'>): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`delete from ${sql.identifier(table)} where at < now() - interval '1 day'`);
  }
}
