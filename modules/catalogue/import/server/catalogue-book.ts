import { type SQL, sql } from 'drizzle-orm';
import { MENU_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  categories,
  producers,
  products,
  series as seriesTable,
  traits,
  traitValues as traitValuesTable,
} from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { ImportProduct } from '../rules/parse-import-product.ts';
import type { ChangedRecord } from './tables.ts';

type Values = Record<string, string | number | boolean | null>;
type ProducerValues = ImportProduct['producerValues'];
/** All of them are compared, so all must be read from the shop. */
type CategoryValues = Required<ImportProduct['categoryValues']>;
type Category = CategoryValues & { id: number; name: string; path: number[] };
type Producer = ProducerValues & { id: number; name: string };
type Named = { id: number; name: string };

const SEPARATOR = '\u0000';
const BRANCH = ' > ';

/**
 * Numbers of the categories, producers, series and traits by name; what a file names for the first time is added. The tree
 * is read anew for every batch.
 */
export class CatalogueBook {
  readonly #categories = new Map<string, { id: number; path: number[]; values: CategoryValues }>();
  readonly #producers = new Map<string, Producer>();
  readonly #series = new Map<string, number>();
  readonly #traits = new Map<string, number>();
  readonly #values = new Map<string, number>();
  /** Cached pages that show what was added or changed. */
  tags: string[] = [];
  /** Additions and changes since the last call. */
  changes: ChangedRecord[] = [];

  static async read(tx: Pick<Transaction, 'execute'>): Promise<CatalogueBook> {
    const book = new CatalogueBook();
    const rows = async <Row extends Record<string, unknown>>(question: SQL) => (await tx.execute<Row>(question)).rows;
    for (const row of await rows<Producer>(sql`select * from ${producers}`)) book.#producers.set(row.name, row);
    for (const row of await rows<Named>(sql`select id, name from ${seriesTable}`)) book.#series.set(row.name, row.id);
    for (const row of await rows<Named>(sql`select id, name from ${traits}`)) book.#traits.set(row.name, row.id);
    const traitValues = sql`select id, trait_id, value from ${traitValuesTable}`;
    for (const row of await rows<{ id: number; trait_id: number; value: string }>(traitValues)) {
      book.#values.set(`${row.trait_id}${SEPARATOR}${row.value}`, row.id);
    }
    return book;
  }

  /** Reads the tree as it is now and locks it until the transaction ends. */
  async lockTree(tx: Transaction): Promise<void> {
    // The mildest that a move waits for: transactions that count or save products do not wait.
    await tx.execute(sql`lock table ${categories} in row exclusive mode`);
    const { rows } = await tx.execute<Category>(
      sql`select id, name, path, google_category, ceneo_category from ${categories} order by level, id`,
    );
    const names = new Map(rows.map((row) => [row.id, row.name]));
    this.#categories.clear();
    for (const { id, path, google_category, ceneo_category } of rows) {
      const key = path.map((step) => names.get(step)).join(BRANCH);
      const values = { google_category, ceneo_category };
      if (!this.#categories.has(key)) this.#categories.set(key, { id, path, values });
    }
  }

  /** Ids from the root to the category. */
  async category(tx: Transaction, names: readonly string[], values: Partial<CategoryValues>): Promise<number[]> {
    let path: number[] = [];
    for (const [level, name] of names.entries()) {
      const key = names.slice(0, level + 1).join(BRANCH);
      const cached = this.#categories.get(key);
      path = cached?.path ?? (await this.#addCategory(tx, key, name, path));
    }
    await this.#renameForSites(tx, names.join(BRANCH), values);
    return path;
  }

  async producer(tx: Transaction, name: string, values: ProducerValues): Promise<number> {
    let cached = this.#producers.get(name);
    if (!cached) {
      const row = { name, slug: slugOf(name), ...values };
      cached = await this.#addOrFind<Producer>(tx, 'producer', row, { name });
      this.#producers.set(name, cached);
    }
    const changed = changesOf(cached, values);
    if (changed.length > 0) {
      await change(tx, 'producers', cached.id, Object.fromEntries(changed));
      this.#changed('producer', cached.id, cached, changed);
      Object.assign(cached, values);
      // Every product of theirs shows it.
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from ${products} where producer_id = ${cached.id} limit 5001`,
      );
      this.tags.push(...rows.map(({ id }) => `product:${id}`));
    }
    return cached.id;
  }

  async series(tx: Transaction, name: string, producerId: number | null): Promise<number> {
    const cached = this.#series.get(name);
    if (cached) return cached;
    const row = { name, slug: slugOf(name), producer_id: producerId };
    const { id } = await this.#addOrFind(tx, 'series', row, { name });
    this.#series.set(name, id);
    return id;
  }

  async traitValue(tx: Transaction, name: string, value: string): Promise<number> {
    let trait = this.#traits.get(name);
    if (trait === undefined) {
      const row = { name, position: this.#traits.size + 1 };
      trait = (await this.#addOrFind(tx, 'trait', row, { name })).id;
      this.#traits.set(name, trait);
    }
    const key = `${trait}${SEPARATOR}${value}`;
    let id = this.#values.get(key);
    if (id === undefined) {
      const row = { trait_id: trait, value };
      id = (await this.#addOrFind(tx, 'trait-value', row, row)).id;
      this.#values.set(key, id);
    }
    return id;
  }

  async #addCategory(tx: Transaction, key: string, name: string, above: number[]): Promise<number[]> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into ${categories} (parent_id, level, position, name, slug, path)
      select ${above.at(-1) ?? null}::int, ${above.length + 1}::int, coalesce(max(position), 0) + 1, ${name}::text, ${slugOf(name)}::text, '{}'
      from ${categories} returning id`);
    const id = rows[0]?.id ?? 0;
    const path = [...above, id];
    await tx.execute(sql`update ${categories} set path = ${sql.param(path)}::int[] where id = ${id}`);
    this.#categories.set(key, { id, path, values: { google_category: null, ceneo_category: null } });
    this.#added('category', id, name);
    this.tags.push(MENU_TAG);
    return path;
  }

  /** Adds a row, or finds the one that an editor added after the book was read. */
  async #addOrFind<Row extends { id: number }>(tx: Transaction, kind: keyof typeof TABLES, row: Values, key: Values) {
    const table = sql.identifier(TABLES[kind]);
    const added = await tx.execute<Row & Record<string, unknown>>(
      sql`insert into ${table} (${columnsOf(row)}) values (${cellsOf(row)}) on conflict do nothing returning *`,
    );
    if (added.rows[0]) {
      this.#added(kind, added.rows[0].id, String(row.name ?? row.value));
      return added.rows[0];
    }
    const { rows } = await tx.execute<Row & Record<string, unknown>>(
      sql`select * from ${table} where (${columnsOf(key)}) = (${cellsOf(key)})`,
    );
    if (!rows[0]) throw new Error(`${TABLES[kind]} was changed during the import`);
    return rows[0];
  }

  #added(kind: ChangedRecord['kind'], objectId: number, name: string): void {
    this.changes.push({ kind, objectId, isNew: true, changes: { name: [null, name] } });
  }

  #changed(kind: ChangedRecord['kind'], objectId: number, cached: object, changed: [string, Values[string]][]): void {
    const was: Record<string, unknown> = { ...cached };
    const changes = changed.map(([name, value]): [string, [unknown, unknown]] => [name, [was[name] ?? null, value]]);
    this.changes.push({ kind, objectId, isNew: false, changes: Object.fromEntries(changes) });
  }

  async #renameForSites(tx: Transaction, key: string, values: Partial<CategoryValues>): Promise<void> {
    const cached = this.#categories.get(key);
    const changed = changesOf(cached?.values ?? {}, values);
    if (!cached || changed.length === 0) return;
    await change(tx, 'categories', cached.id, Object.fromEntries(changed));
    this.#changed('category', cached.id, cached.values, changed);
    Object.assign(cached.values, values);
  }
}

function changesOf<Of extends object>(cached: Partial<Of>, next: Of): [string, Values[string]][] {
  return Object.entries(next).filter(([column, value]) => cached[column as keyof Of] !== value);
}

const TABLES = { producer: 'producers', series: 'series', trait: 'traits', 'trait-value': 'trait_values' };

const columnsOf = (values: Values) =>
  sql.join(
    Object.keys(values).map((column) => sql.identifier(column)),
    sql`, `,
  );
const cellsOf = (values: Values) =>
  sql.join(
    Object.values(values).map((value) => sql`${value}`),
    sql`, `,
  );

async function change(tx: Transaction, table: 'producers' | 'categories', id: number, values: Values): Promise<void> {
  const cells = Object.entries(values).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(cells, sql`, `)} where id = ${id}`);
}
