import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isDelivered, sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { shownPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import type { Tier } from '#modules/catalogue/pricing/rules/tiers.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { bundleParts, products, sizes, sizeTiers } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database } from '#platform/db/server/connect.ts';

/** A size of a product to be sent, with the parts chosen for a bundle or collection. */
export interface ShippingItem {
  productId: number;
  size: string;
  quantity: number;
  /** Quantity in one piece; without it the catalogue's. */
  parts?: readonly { productId: number; size: string; quantity?: number }[];
}

export type SentSize = Awaited<ReturnType<typeof listRows>>[number];

/** Finds the named sizes with their shipping facts, in one query. */
export async function findSentSizes(db: Pick<Database, 'select'>, items: readonly ShippingItem[]) {
  const named = items.flatMap((item) => [item, ...(item.parts ?? [])]);
  const rows = await listRows(db, [...new Set(named.map(({ productId }) => productId).filter(isRowId))]);
  const byKey = new Map(rows.map((row) => [`${row.productId} ${row.size}`, row]));
  return (wanted: { productId: number; size: string }): SentSize | undefined =>
    byKey.get(`${wanted.productId} ${sentSize(wanted.size)}`);
}

/** Quantity of a part in one piece of its bundle; a version may replace the part. */
export async function findPartQuantities(db: Pick<Database, 'select'>, items: readonly ShippingItem[]) {
  const unsaid = items.flatMap(({ productId, parts = [] }) =>
    parts.filter(({ quantity }) => quantity === undefined).map((part) => ({ bundle: productId, part: part.productId })),
  );
  const part = alias(products, 'part');
  const isVersion = and(eq(bundleParts.choosesVersion, true), eq(part.versionGroup, products.versionGroup));
  const rows =
    unsaid.length === 0
      ? []
      : await db
          .select({ bundle: bundleParts.productId, part: products.id, quantity: bundleParts.quantity })
          .from(bundleParts)
          .innerJoin(part, eq(part.id, bundleParts.partProductId))
          .innerJoin(products, or(eq(products.id, part.id), isVersion))
          .where(
            and(
              inArray(bundleParts.productId, unsaid.map(({ bundle }) => bundle).filter(isRowId)),
              inArray(products.id, unsaid.map((one) => one.part).filter(isRowId)),
            ),
          );
  return (bundle: number, inside: number) =>
    rows.find((row) => row.bundle === bundle && row.part === inside)?.quantity ?? 1;
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
