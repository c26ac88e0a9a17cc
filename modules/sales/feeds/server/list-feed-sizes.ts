import { asc, inArray } from 'drizzle-orm';
import {
  isDelivered,
  orderableAmount,
  type ProductType,
  sizeStatus,
} from '#modules/catalogue/availability/rules/size-status.ts';
import { type ConfiguratorQuestion, leastSurcharge } from '#modules/catalogue/pricing/rules/configurator.ts';
import { lowestBeforeReduction, type PriceChange } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { showsPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { priceHistory, sizes } from '#modules/catalogue/products/server/index.ts';
import { getCheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { FeedSize } from './feed-product.ts';

type SizeRow = typeof sizes.$inferSelect;

interface Sized {
  onSale: FeedSize[];
  /** All sizes, also those that cannot be bought now. */
  count: number;
}

interface Owner {
  id: number;
  type: ProductType;
  weight: number;
  configurator: readonly ConfiguratorQuestion[] | null;
}

/** The sizes of each product that can be bought for a price that is shown, in the owner's order. */
export async function listFeedSizes(shop: Shop, owners: readonly Owner[]): Promise<Map<number, Sized>> {
  const ids = owners.map(({ id }) => id);
  const rows = await shop.db
    .select()
    .from(sizes)
    .where(inArray(sizes.productId, ids))
    .orderBy(asc(sizes.productId), asc(sizes.position), asc(sizes.id));
  const histories = await listHistories(shop, rows.filter(isReduced));
  const byOwner = new Map(owners.map((owner) => [owner.id, { owner, sized: { onSale: [], count: 0 } as Sized }]));
  for (const row of rows) {
    const found = byOwner.get(row.productId);
    if (!found) continue;
    found.sized.count += 1;
    const status = sizeStatus(row);
    if (status === 'disable' || !showsPrice(row) || row.price <= 0) continue;
    const { type, name, gtin, unknownDeliveryTime, shipDays } = row;
    // As on the page, with the required answers of a configurator.
    const least = leastSurcharge(found.owner.configurator ?? []);
    const price = row.price + least;
    const lowest = lowestOf(row, histories);
    found.sized.onSale.push({
      type,
      name,
      gtin,
      status,
      unknownDeliveryTime,
      shipDays,
      price,
      amount: orderableAmount(row),
      regularPrice: isReduced(row) && row.regularPrice !== null ? row.regularPrice + least : null,
      reducedSince: isReduced(row) ? row.reducedSince : null,
      lowestPrice30: lowest === null ? null : lowest + least,
      deliveryCost: isDelivered(found.owner.type)
        ? (await getCheapestDelivery(shop, price, found.owner.weight)).cost
        : 0,
    });
  }
  return new Map([...byOwner].map(([id, { sized }]) => [id, sized]));
}

function isReduced({ price, regularPrice }: SizeRow): boolean {
  return regularPrice !== null && regularPrice > price;
}

function lowestOf(row: SizeRow, histories: Map<number, PriceChange[]>) {
  if (!isReduced(row) || row.reducedSince === null) return null;
  return lowestBeforeReduction(histories.get(row.id) ?? [], row.reducedSince.getTime());
}

async function listHistories(shop: Shop, reduced: SizeRow[]): Promise<Map<number, PriceChange[]>> {
  if (reduced.length === 0) return new Map();
  const ids = reduced.map(({ id }) => id);
  const { sizeId, price, since } = priceHistory;
  const rows = await shop.db.select({ sizeId, price, since }).from(priceHistory).where(inArray(sizeId, ids));
  const changes = rows.map((row) => ({ ...row, since: row.since.getTime() }));
  return Map.groupBy(changes, (row) => row.sizeId);
}
