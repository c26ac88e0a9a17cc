import { getTableColumns, getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import {
  bundleParts,
  enclosures,
  photos,
  priceHistory,
  productCategories,
  productDictionary,
  products,
  productTraits,
  refreshShown,
  sizes,
  sizeTiers,
} from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** A hidden product like another one, with its texts, photos and sizes, but neither its stock, sales, opinions nor bar codes. */
export async function duplicateProduct(shop: Shop, id: number): Promise<number | null> {
  if (!isRowId(id)) return null;
  return shop.db.transaction(async (tx) => {
    const now = shop.now();
    const [copy] = await copyRows(tx, products, sql`t.id = ${id}`, {
      code: sql`t.code || '-' || (select min(n) from generate_series(1, 10000) n where not exists (
        select from ${products} where code = t.code || '-' || n))`,
      visible: sql`false`,
      archived_at: sql`null::timestamptz`,
      version: sql`1`,
      rating_count: sql`0`,
      rating_average: sql`0`,
      popularity: sql`0`,
      confirmed_saving: sql`0`,
      sold_elsewhere: sql`0`,
      is_promotion: sql`false`,
      promotion_until: sql`null::timestamptz`,
      version_group: sql`null::int`,
      created_at: sql`${now}::timestamptz`,
      updated_at: sql`${now}::timestamptz`,
    });
    if (!copy) return null;
    const own = { product_id: sql`${copy}::int` };
    for (const table of [productCategories, photos, enclosures, productTraits, productDictionary, bundleParts]) {
      await copyRows(tx, table, sql`t.product_id = ${id}`, own);
    }
    await copyRows(tx, sizes, sql`t.product_id = ${id}`, {
      ...own,
      gtin: sql`''`,
      code: sql`''`,
      stock: sql`case when t.stock < 0 then -1 else 0 end`,
      price: sql`coalesce(t.regular_price, t.price)`,
      regular_price: sql`null::int`,
      reduced_since: sql`null::timestamptz`,
    });
    await copyRows(tx, sizeTiers, sql`t.size_id in (select id from ${sizes} where product_id = ${id})`, {
      size_id: sql`(select c.id from ${sizes} c join ${sizes} o on o.type = c.type
        where o.id = t.size_id and c.product_id = ${copy})`,
    });
    await tx.execute(sql`
      insert into ${priceHistory} (size_id, price, since)
      select id, price, ${now}::timestamptz from ${sizes} where product_id = ${copy}`);
    await refreshShown(tx, [copy], now);
    await recordChange(tx, shop, {
      action: 'product.duplicated',
      object: { kind: 'product', id: copy },
      from: { ids: [id] },
    });
    return copy;
  });
}

/** Copies rows, with other values in these columns and new ids. Returns the new ids. */
async function copyRows(tx: Transaction, table: Table, which: SQL, changes: Record<string, SQL>): Promise<number[]> {
  const columns = Object.keys(getTableColumns(table)).map(toSnakeCase);
  const copied = columns.filter((column) => column !== 'id');
  const names = sql.join(
    copied.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const cells = sql.join(
    copied.map((column) => changes[column] ?? sql`t.${sql.identifier(column)}`),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  const { rows } = await tx.execute<{ id?: number }>(
    sql`insert into ${name} (${names}) select ${cells} from ${name} t where ${which} returning *`,
  );
  return rows.flatMap((row) => row.id ?? []);
}
