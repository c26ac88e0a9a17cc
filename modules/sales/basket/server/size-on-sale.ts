import { type Column, eq, type GetColumnData, inArray, type SQL, sql } from 'drizzle-orm';
import type { DigitalKind } from '#modules/catalogue/products/rules/digital-kind.ts';
import { digitalProducts, partsOf, products, sizes, sizeTiers } from '#modules/catalogue/products/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';

/** Facts of a size that baskets use, in one row. */
export const saleColumns = {
  name: products.name,
  code: products.code,
  slug: products.slug,
  type: products.type,
  visible: products.visible,
  versionName: products.versionName,
  photo: products.photo,
  photoTone: products.photoTone,
  photoFocus: products.photoFocus,
  vatPermille: products.vatPermille,
  weight: products.weight,
  unit: products.unit,
  unitPlural: products.unitPlural,
  unitSellby: products.unitSellby,
  withdrawalBar: products.withdrawalBar,
  /** Delivered by the shop itself after payment. */
  digital: sql<DigitalKind | null>`(
    select ${digitalProducts.kind} from ${digitalProducts} where ${digitalProducts.productId} = ${products.id})`.as(
    'digital',
  ),
  unitPrecision: products.unitPrecision,
  maxPerOrder: products.maxQuantityPerOrder,
  maxSizePerOrder: products.maxSizeQuantityPerOrder,
  minPerOrder: products.minQuantityPerOrder,
  minSizePerOrder: products.minSizeQuantityPerOrder,
  subscriptionMin: products.minimumQuantitySubscription,
  subscriptionDays: products.subscriptionDays,
  subscriptionRebatePercent: products.subscriptionRebatePercent,
  soldForPoints: products.forPoints,
  configurator: products.configurator,
  commentPrompt: products.commentPrompt,
  sizeId: sizes.id,
  sizeName: sizes.name,
  stock: sizes.stock,
  amountMin: sizes.amountMin,
  amountMax: sizes.amountMax,
  status: sizes.status,
  phonePrice: sizes.phonePrice,
  basketEnable: sizes.basketEnable,
  gratis: sizes.gratis,
  price: sizes.price,
  points: sizes.points,
  pointsReceived: sizes.pointsReceived,
  pointsPerHundred: sizes.pointsPerHundred,
  shipDays: sizes.shipDays,
  shipHours: sizes.shipHours,
  shipDeadline: sizes.shipDeadline,
  unknownDeliveryTime: sizes.unknownDeliveryTime,
  tiers: sql<{ threshold: number; value: number }[] | null>`(
    select json_agg(json_build_object('threshold', ${sizeTiers.threshold}, 'value', ${sizeTiers.value}))
    from ${sizeTiers} where ${sizeTiers.sizeId} = ${sizes.id})`.as('tiers'),
  parts: partsOf(sql`${products.id}`).as('parts'),
};

type ValuesOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL.Aliased<infer Value>
      ? Value
      : never;
};

export type SizeOnSale = ValuesOf<typeof saleColumns>;
export type SizeOfProduct = SizeOnSale & { productId: number; size: string };

/** All sizes of some products, in the order they are shown. */
export async function listSizesOnSale(db: Pick<Database, 'select'>, productIds: number[]): Promise<SizeOfProduct[]> {
  if (productIds.length === 0) return [];
  return db
    .select({ ...saleColumns, productId: products.id, size: sizes.type })
    .from(products)
    .innerJoin(sizes, eq(sizes.productId, products.id))
    .where(inArray(products.id, productIds))
    .orderBy(products.id, sizes.position, sizes.id);
}
