import { eq, inArray, sql } from 'drizzle-orm';
import { isDelivered, sizeStatus } from '#rules/catalogue/availability/size-status.ts';
import { shownPrice } from '#rules/catalogue/pricing/shown-price.ts';
import type { Tier } from '#rules/catalogue/pricing/tiers.ts';
import { sentSize } from '#rules/catalogue/products/size-table.ts';
import { products, sizes, sizeTiers } from '#shop/catalogue/products/tables.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Database } from '#shop/platform/db/connect.ts';

/** A size of a product to be sent, with the parts chosen for a bundle or collection. */
export interface ShippingItem {
  productId: number;
  size: string;
  quantity: number;
  /** Of each as many as one piece holds; one where nothing is said. */
  parts?: readonly { productId: number; size: string; quantity?: number }[];
}

export type SentSize = Awaited<ReturnType<typeof listRows>>[number];

/** Finds the sizes the items name, with what sending them takes, in one query. */
export async function findSentSizes(db: Pick<Database, 'select'>, items: readonly ShippingItem[]) {
  const named = items.flatMap((item) => [item, ...(item.parts ?? [])]);
  const rows = await listRows(db, [...new Set(named.map(({ productId }) => productId).filter(isRowId))]);
  const known = new Map(rows.map((row) => [`${row.productId} ${row.size}`, row]));
  return (wanted: { productId: number; size: string }): SentSize | undefined =>
    known.get(`${wanted.productId} ${sentSize(wanted.size)}`);
}

async function listRows(db: Pick<Database, 'select'>, productIds: number[]) {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({
      productId: products.id,
      type: products.type,
      visible: products.visible,
      weight: products.weight,
      size: sizes.type,
      status: sizes.status,
      stock: sizes.stock,
      phonePrice: sizes.phonePrice,
      gratis: sizes.gratis,
      price: sizes.price,
      shipDays: sizes.shipDays,
      shipHours: sizes.shipHours,
      shipDeadline: sizes.shipDeadline,
      unknownDeliveryTime: sizes.unknownDeliveryTime,
      tiers: sql<Tier[] | null>`(
        select json_agg(json_build_object('threshold', ${sizeTiers.threshold}, 'value', ${sizeTiers.value}))
        from ${sizeTiers} where ${sizeTiers.sizeId} = ${sizes.id})`,
    })
    .from(products)
    .innerJoin(sizes, eq(sizes.productId, products.id))
    .where(inArray(products.id, productIds));
  return rows
    .filter((row) => row.visible)
    .map((row) => ({
      ...row,
      status: sizeStatus(row),
      price: shownPrice(row),
      tiers: row.tiers ?? [],
      delivered: isDelivered(row.type),
    }));
}
