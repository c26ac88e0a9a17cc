import { inArray, sql } from 'drizzle-orm';
import { productDrafts } from '#modules/catalogue/product-admin/server/index.ts';
import { bundleParts, products } from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** Why an added product is still there: `changed` or reviewed since, or `ordered` and so only archived. */
export type StayedWhy = 'changed' | 'ordered';

/** Removes added products that were not changed since; answers which stay, and why. */
export async function removeNew(
  tx: Transaction,
  { later }: Pick<Shop, 'later'>,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, StayedWhy>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${products} where id = any(${sql.param([...ids])}::int[]) and (version > 1
      or exists (select from ${bundleParts} where part_product_id = ${products}.id)
      or exists (select from ${productDrafts} where product_id = ${products}.id)
      or exists (select from audit_log where object_kind = 'product' and object_id = ${products}.id::text
        and action not in ('product.imported', 'product.import-undone')))`);
  // Photos and files are changed without a new version, but never without an entry in the log.
  const changed = new Set([...rows.map(({ id }) => id), ...(await later.listSpokenOf(tx, ids))]);
  const ordered = new Set(await later.listOrdered(tx, ids));
  const putAway = ids.filter((id) => ordered.has(id) && !changed.has(id));
  if (putAway.length > 0) {
    await tx
      .update(products)
      .set({ visible: false, archivedAt: now, updatedAt: now, version: sql`version + 1` })
      .where(inArray(products.id, putAway));
  }
  const gone = ids.filter((id) => !changed.has(id) && !ordered.has(id));
  if (gone.length > 0) await tx.delete(products).where(inArray(products.id, gone));
  return new Map(
    ids.flatMap((id): [number, StayedWhy][] =>
      changed.has(id) ? [[id, 'changed']] : ordered.has(id) ? [[id, 'ordered']] : [],
    ),
  );
}
