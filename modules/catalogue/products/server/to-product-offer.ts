import { eq, sql } from 'drizzle-orm';
import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import { leastSurcharge } from '#modules/catalogue/pricing/rules/configurator.ts';
import type { BundlePart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { maxOfPart } from '#modules/catalogue/products/rules/bundle-price.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { producerLink, productLink, seriesLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ProductOffer, ProductProducer, ProductSize } from '../rules/product-page.ts';
import { partsOf, toBundleParts } from './part-row.ts';
import { sizesOf } from './size-row.ts';
import { categories, producers, products, series } from './tables.ts';
import { toProductSize } from './to-product-size.ts';

export function toProductOffer({ product, sizes, parts, producer, series }: ProductCore): ProductOffer {
  const bundleParts = toBundleParts(parts);
  const { id, code, name, type, vatPermille, weight, forPoints, unit, unitPlural, unitSellby, unitPrecision } = product;
  return {
    id,
    code,
    name,
    type,
    vatPermille,
    weight,
    forPoints,
    unit,
    unitPlural,
    unitSellby,
    unitPrecision,
    link: productLink(id, product.slug),
    orderRange: {
      maxPerOrder: product.maxQuantityPerOrder,
      maxSizePerOrder: product.maxSizeQuantityPerOrder,
      minPerOrder: product.minQuantityPerOrder,
      minSizePerOrder: product.minSizeQuantityPerOrder,
      subscriptionMin: product.minimumQuantitySubscription,
    },
    producer: toProducer(producer),
    series: series && { id: series.id, name: series.name, link: seriesLink(series.id, series.slug) },
    sizes: sizes.map((size) => bundleSize(type, toProductSize(size, product), bundleParts)),
    bundleParts,
    leastSurcharge: leastSurcharge(product.configurator ?? []),
    subscription:
      product.subscriptionDays.length === 0
        ? null
        : { days: product.subscriptionDays, rebatePercent: product.subscriptionRebatePercent },
  };
}

function toProducer(producer: ProductCore['producer']): ProductProducer | null {
  if (!producer) return null;
  const { slug, description: _description, ...known } = producer;
  return { ...known, link: producerLink(producer.id, slug) };
}

/** A bundle cannot be sold without its parts: the scarcest one limits it. A collection needs only one of them. */
function bundleSize(type: ProductType, size: ProductSize, parts: readonly BundlePart[]): ProductSize {
  if (parts.length === 0) return size;
  const amounts = parts.map(maxOfPart);
  const limits = amounts.filter((amount) => amount >= 0);
  const isSold = type === 'product_collection' ? amounts.every((amount) => amount === 0) : limits.includes(0);
  if (isSold) return { ...size, amount: 0, status: 'disable' };
  if (type === 'product_collection') return size;
  const scarcest = Math.min(...limits);
  return Number.isFinite(scarcest) ? { ...size, amount: atMost(size.amount, scarcest) } : size;
}

function atMost(amount: number, max: number): number {
  return amount < 0 ? max : Math.min(amount, max);
}

export type ProductCore = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** A visible product with its sizes, producer and series. */
export async function findProduct(shop: Shop, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await findCore(shop.db, { id });
  return row?.product.visible ? row : null;
}

const findCore = prepared((db: Shop['db']) =>
  db
    .select({
      product: products,
      producer: producers,
      series: series,
      categoryPath: categories.path,
      sizes: sizesOf(sql`${products.id}`),
      parts: partsOf(sql`${products.id}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(producers, eq(producers.id, products.producerId))
    .leftJoin(series, eq(series.id, products.seriesId))
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product-core'),
);

/** Sizes, prices and terms of a product in one query; null when there is no such visible product. */
export async function getProductOffer(shop: Shop, id: number): Promise<ProductOffer | null> {
  const core = await findProduct(shop, id);
  return core && toProductOffer(core);
}
