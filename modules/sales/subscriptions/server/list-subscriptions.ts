import { desc, eq, sql } from 'drizzle-orm';
import { nameWithVersion } from '#modules/catalogue/products/rules/version-name.ts';
import { quotePrices } from '#modules/sales/basket/server/index.ts';
import type { Amount } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Day } from '#platform/time/rules/day.ts';
import type { SubscriptionState } from '../rules/subscription.ts';
import { awaitsPayment } from './awaits-payment.ts';
import { accessCondition, type SubscriptionAccess } from './change-subscription.ts';
import { subscriptions } from './tables.ts';

export interface SubscriptionView {
  id: number;
  days: number;
  state: SubscriptionState;
  nextOn: Day;
  /** The previous order is unpaid. */
  awaitsPayment: boolean;
  name: string;
  size: string;
  sizeName: string;
  quantity: number;
  unit: string;
  unitPlural: string;
  photo: string | null;
  photoTone: string | null;
  /** Of the first order. */
  orderNumber: string;
  /** Cost of the next parcel today, without delivery; null when the product is not offered in this subscription any more. */
  price: Amount | null;
}

/** Running ones first, then the newest. */
export async function listSubscriptions(
  shop: Shop,
  access: Exclude<SubscriptionAccess, 'staff'>,
): Promise<SubscriptionView[]> {
  const { id, days, state, nextOn, orderLineId } = subscriptions;
  const rows = await shop.db
    .select({
      id,
      days,
      state,
      nextOn,
      awaitsPayment,
      productId: orderLines.productId,
      lineName: orderLines.name,
      versionName: orderLines.versionName,
      size: orderLines.sizeType,
      sizeName: orderLines.sizeName,
      quantity: orderLines.quantity,
      unit: orderLines.unit,
      unitPlural: orderLines.unitPlural,
      photo: orderLines.photo,
      photoTone: orderLines.photoTone,
      extras: orderLines.extras,
      orderNumber: orders.number,
    })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(accessCondition(access))
    .orderBy(sql`${state} = 'stopped'`, desc(id));
  const prices = await quotePrices(shop, rows);
  return rows.map(({ productId: _, lineName, versionName, extras: __, ...row }, index) => {
    const priced = row.state === 'stopped' ? undefined : prices[index];
    return {
      ...row,
      name: nameWithVersion(lineName, versionName),
      price: priced && 'worth' in priced ? priced.worth : null,
    };
  });
}
