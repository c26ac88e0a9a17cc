import { type SQL, sql } from 'drizzle-orm';
import { findUnderpricedChoice, type UnderpricedChoice } from '#modules/catalogue/bundles/rules/underpriced-choice.ts';
import { bundlesOf, partsOf, products, sizes, toBundleParts } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export interface UnderpricedBundle extends UnderpricedChoice {
  id: number;
  name: string;
}

/**
 * Bundles and collections that give away more by the choice of sizes than their owner has confirmed. Every change of a price
 * can cause it, so the panel reads the list again wherever prices change.
 */
export function listUnderpricedBundles(db: Queries): Promise<UnderpricedBundle[]> {
  return findUnderpriced(db, sql`bundle.archived_at is null`);
}

/** The same for the bundles that contain a product. */
export async function listUnderpricedWith(db: Queries, partId: number): Promise<UnderpricedBundle[]> {
  if (!isRowId(partId)) return [];
  return findUnderpriced(
    db,
    sql`bundle.archived_at is null and bundle.id = any(${sql.raw(bundlesOf(String(partId)))})`,
  );
}

/** The same for one product, archived or not; null for all others. */
export async function findUnderpricedBundle(db: Queries, id: number): Promise<UnderpricedBundle | null> {
  if (!isRowId(id)) return null;
  const [found] = await findUnderpriced(db, sql`bundle.id = ${id}`);
  return found ?? null;
}

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  confirmed: Grosze;
  /** Null when none of its sizes shows a price. */
  price: Grosze | null;
  parts: Parameters<typeof toBundleParts>[0];
}

async function findUnderpriced(db: Queries, which: SQL): Promise<UnderpricedBundle[]> {
  const { rows } = await db.execute<Row>(sql`
    select bundle.id, bundle.name, bundle.confirmed_saving as confirmed, ${partsOf(sql`bundle.id`)} as parts,
      (select min(s.price) from ${sizes} s where s.product_id = bundle.id and not s.phone_price and not s.gratis) as price
    from ${products} bundle where bundle.type in ('product_bundle', 'product_collection') and ${which}
    order by bundle.name, bundle.id`);
  return rows.flatMap(({ id, name, confirmed, price, parts }) => {
    const found = findUnderpricedChoice(price ?? 0, toBundleParts(parts));
    return found && found.saving.amount > confirmed ? { id, name, ...found } : [];
  });
}
