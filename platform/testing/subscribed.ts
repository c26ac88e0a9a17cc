import { desc, eq } from 'drizzle-orm';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { orderLines, subscriptions } from '#server/shop/schema.ts';
import { addGood, newShopper, placed } from './order-shop.ts';

interface Wanted {
  data?: Partial<OrderData>;
  /** The customer then has an account. */
  points?: number;
  stock?: number;
  quantity?: number;
  days?: number;
}

/** An order of a mug that comes again every two weeks, at 10 % off 50 zł. */
export async function subscribed(
  shop: Shop,
  categoryId: number,
  { data, points, stock = 10, quantity = 1, days = 14 }: Wanted = {},
) {
  const product = { subscriptionDays: [14, 28], subscriptionRebatePercent: 10 };
  const productId = await addGood(shop, categoryId, { price: 5000, stock }, product);
  const shopper = await newShopper(shop, [], { data, points });
  const { visitorId, customerId } = shopper;
  await addToBasket(
    shop,
    visitorId,
    { productId, size: '', quantity, extras: { subscriptionDays: days } },
    { customerId },
  );
  const order = await placed(shop, shopper);
  const [row] = await shop.db
    .select({ id: subscriptions.id, nextOn: subscriptions.nextOn })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .where(eq(orderLines.orderId, order.orderId))
    .orderBy(desc(subscriptions.id));
  return { ...order, ...shopper, productId, id: row?.id ?? 0, nextOn: row?.nextOn ?? '' };
}
