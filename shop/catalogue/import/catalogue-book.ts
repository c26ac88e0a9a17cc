import { type SQL, sql } from 'drizzle-orm';
import type { ImportProduct } from '#rules/catalogue/import/parse-import-product.ts';
import { MENU_TAG } from '#rules/catalogue/products/cache-tags.ts';
import { slugOf } from '#rules/platform/links/slug.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import type { ChangedThing } from './tables.ts';

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
  /** What was added or changed since they were last taken. */
  changes: ChangedThing[] = [];

  static async read(tx: Pick<Transaction, 'execute'>): Promise<CatalogueBook> {
    const book = new CatalogueBook();
    const rows = async <Row extends Record<string, unknown>>(question: SQL) => (await tx.execute<Row>(question)).rows;
    for (const row of await rows<Producer>(sql`select * from producers order by id desc`))
      book.#producers.set(row.name, row);
    for (const row of await rows<Named>(sql`select id, name from series order by id desc`))
      book.#series.set(row.name, row.id);
    for (const row of await rows<Named>(sql`select id, name from traits order by id desc`))
      book.#traits.set(row.name, row.id);
    const traitValues = sql`select id, trait_id, value from trait_values order by id desc`;
    for (const row of await rows<{ id: number; trait_id: number; value: string }>(traitValues)) {
      book.#values.set(`${row.trait_id}${SEPARATOR}${row.value}`, row.id);
    }
    return book;
  }

  /** Reads the tree as it is now; nobody moves a category until this transaction ends. */
  async lockTree(tx: Transaction): Promise<void> {
    // The mildest that a move waits for: whoever only counts products, or saves one, goes on.
    await tx.execute(sql`lock table categories in row exclusive mode`);
    const { rows } = await tx.execute<Category>(
      sql`select id, name, path, google_category, ceneo_category from categories order by level, id`,
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
      const known = this.#categories.get(key);
      path = known?.path ?? (await this.#addCategory(tx, key, name, path));
    }
    await this.#renameForSites(tx, names.join(BRANCH), values);
    return path;
  }

  async producer(tx: Transaction, name: string, values: ProducerValues): Promise<number> {
    const known = this.#producers.get(name);
    if (!known) {
      const id = await add(tx, 'producers', { name, slug: slugOf(name), ...values });
      this.#added('producer', id, name);
      this.#producers.set(name, { id, name, ...values });
      return id;
    }
    const changed = changesOf(known, values);
    if (changed.length > 0) {
      await change(tx, 'producers', known.id, Object.fromEntries(changed));
      this.#changed('producer', known.id, known, changed);
      Object.assign(known, values);
      // Every product of theirs shows it.
      const { rows } = await tx.execute<{ id: number }>(
        sql`select id from products where producer_id = ${known.id} limit 5001`,
      );
      this.tags.push(...rows.map(({ id }) => `product:${id}`));
    }
    return known.id;
  }

  async series(tx: Transaction, name: string, producerId: number | null): Promise<number> {
    const known = this.#series.get(name);
    if (known) return known;
    const id = await add(tx, 'series', { name, slug: slugOf(name), producer_id: producerId });
    this.#added('series', id, name);
    this.#series.set(name, id);
    return id;
  }

  async traitValue(tx: Transaction, name: string, value: string): Promise<number> {
    let trait = this.#traits.get(name);
    if (trait === undefined) {
      trait = await add(tx, 'traits', { name, position: this.#traits.size + 1 });
      this.#added('trait', trait, name);
      this.#traits.set(name, trait);
    }
    const key = `${trait}${SEPARATOR}${value}`;
    let id = this.#values.get(key);
    if (id === undefined) {
      id = await add(tx, 'trait_values', { trait_id: trait, value });
      this.#added('trait-value', id, value);
      this.#values.set(key, id);
    }
    return id;
  }

  async #addCategory(tx: Transaction, key: string, name: string, above: number[]): Promise<number[]> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into categories (parent_id, level, position, name, slug, path)
      select ${above.at(-1) ?? null}::int, ${above.length + 1}::int, coalesce(max(position), 0) + 1, ${name}::text, ${slugOf(name)}::text, '{}'
      from categories returning id`);
    const id = rows[0]?.id ?? 0;
    const path = [...above, id];
    await tx.execute(sql`update categories set path = ${sql.param(path)}::int[] where id = ${id}`);
    this.#categories.set(key, { id, path, values: { google_category: null, ceneo_category: null } });
    this.#added('category', id, name);
    this.tags.push(MENU_TAG);
    return path;
  }

  #added(kind: ChangedThing['kind'], objectId: number, name: string): void {
    this.changes.push({ kind, objectId, isNew: true, changes: { name: [null, name] } });
  }

  #changed(kind: ChangedThing['kind'], objectId: number, known: object, changed: [string, Values[string]][]): void {
    const was: Record<string, unknown> = { ...known };
    const changes = changed.map(([name, value]): [string, [unknown, unknown]] => [name, [was[name] ?? null, value]]);
    this.changes.push({ kind, objectId, isNew: false, changes: Object.fromEntries(changes) });
  }

  async #renameForSites(tx: Transaction, key: string, values: Partial<CategoryValues>): Promise<void> {
    const known = this.#categories.get(key);
    const changed = changesOf(known?.values ?? {}, values);
    if (!known || changed.length === 0) return;
    await change(tx, 'categories', known.id, Object.fromEntries(changed));
    this.#changed('category', known.id, known.values, changed);
    Object.assign(known.values, values);
  }
}

function changesOf<Of extends object>(known: Partial<Of>, next: Of): [string, Values[string]][] {
  return Object.entries(next).filter(([column, value]) => known[column as keyof Of] !== value);
}

type Table = 'producers' | 'series' | 'traits' | 'trait_values' | 'categories';

async function add(tx: Transaction, table: Table, values: Values): Promise<number> {
  const columns = sql.join(
    Object.keys(values).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const cells = sql.join(
    Object.values(values).map((value) => sql`${value}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into ${sql.identifier(table)} (${columns}) values (${cells}) returning id`,
  );
  return rows[0]?.id ?? 0;
}

async function change(tx: Transaction, table: Table, id: number, values: Values): Promise<void> {
  const cells = Object.entries(values).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
  await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(cells, sql`, `)} where id = ${id}`);
}
