import { eq, sql } from 'drizzle-orm';
import type { LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { type OrderChange, parseOrderSeen } from '#modules/sales/checkout/rules/displayed-order.ts';
import {
  getOrderSummary,
  type OrderDataChange,
  type OrderOutcome,
  type OrderSummary,
  placeOrder,
  type Shopper,
  saveOrderData,
} from '#modules/sales/checkout/server/index.ts';
import { isSameQuantity } from '#modules/sales/order-ledger/rules/claim.ts';
import { orderMailJob, orders } from '#modules/sales/order-ledger/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { phoneOrders } from './tables.ts';

export interface PhoneOrderInput {
  lines: readonly { productId: number; size: string; quantity: number }[];
  data: OrderDataChange;
}

export interface PhoneSummary extends OrderSummary {
  /** Lines that are not available as requested. They block the order. */
  unmet: LineOutcome[];
}

export type PhoneOrderOutcome =
  | { kind: 'placed'; orderId: number; number: string; repeated: boolean }
  /** The summary names the problem. */
  | { kind: 'refused'; summary: PhoneSummary }
  | { kind: 'changed'; changes: OrderChange[]; summary: OrderSummary }
  | { kind: 'wrong-key' };

const KEY = /^[\w-]{8,80}$/;

/** The same sums as a customer sees. Only a visitor remains, which `sweepVisitors` deletes. */
export async function quotePhoneOrder(shop: Shop, wish: PhoneOrderInput): Promise<PhoneSummary> {
  const { shopper, unmet } = await fillBasket(shop, wish);
  return { ...(await getOrderSummary(shop, shopper)), unmet };
}

/**
 * Uses the steps of the shop: basket, summary, order. `seen` comes from the quote; one key makes one order. A prepaid order gets an email
 * with a payment link.
 */
export async function placePhoneOrder(
  shop: Shop,
  wish: PhoneOrderInput,
  { key, seen }: { key: string; seen: string },
): Promise<PhoneOrderOutcome> {
  if (!KEY.test(key)) return { kind: 'wrong-key' };
  return shop.db.transaction(async (tx): Promise<PhoneOrderOutcome> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone-order-${key}`}, 0))`);
    const known = await findPlaced(tx, key);
    if (known) return known;
    const { shopper, unmet } = await fillBasket(shop, wish);
    if (unmet.length > 0) return { kind: 'refused', summary: { ...(await getOrderSummary(shop, shopper)), unmet } };
    const order = { ...shopper, idempotencyKey: `phone-${key}`, seen: parseOrderSeen(seen) };
    const outcome = await placeOrder(shop, order);
    return outcome.kind === 'placed' ? recordPlaced(tx, shop, key, outcome) : explain(shop, shopper, outcome);
  });
}

async function fillBasket(shop: Shop, { lines, data }: PhoneOrderInput) {
  const { visitor } = await createVisitor(shop, { byShop: true });
  const shopper: Shopper = { visitorId: visitor.id, customerId: null };
  const unmet: LineOutcome[] = [];
  for (const { productId, size, quantity } of lines) {
    const outcome = await addToBasket(shop, visitor.id, { productId, size, quantity });
    if (outcome.code !== 'added' || !isSameQuantity(outcome.change, quantity)) unmet.push(outcome);
  }
  await saveOrderData(shop, shopper, data);
  return { shopper, unmet };
}

async function findPlaced(tx: Transaction, key: string): Promise<PhoneOrderOutcome | null> {
  const [known] = await tx
    .select({ orderId: orders.id, number: orders.number })
    .from(phoneOrders)
    .innerJoin(orders, eq(orders.id, phoneOrders.orderId))
    .where(eq(phoneOrders.key, key));
  return known ? { kind: 'placed', ...known, repeated: true } : null;
}

async function recordPlaced(
  tx: Transaction,
  shop: Shop,
  key: string,
  { orderId, number, toPay, prepaid }: Extract<OrderOutcome, { kind: 'placed' }>,
): Promise<PhoneOrderOutcome> {
  const { actor } = shop;
  await tx.insert(phoneOrders).values({ orderId, key, staffId: actor?.kind === 'staff' ? actor.id : null });
  await recordChange(tx, shop, {
    action: 'order.taken-by-phone',
    object: { kind: 'order', id: orderId },
    to: { number },
  });
  if (prepaid && toPay > 0) await enqueue(tx, orderMailJob, { orderId, mail: 'payLink' }, shop.now());
  return { kind: 'placed', orderId, number, repeated: false };
}

async function explain(shop: Shop, shopper: Shopper, outcome: OrderOutcome): Promise<PhoneOrderOutcome> {
  const summary = await getOrderSummary(shop, shopper);
  return outcome.kind === 'changed'
    ? { kind: 'changed', changes: outcome.changes, summary }
    : { kind: 'refused', summary: { ...summary, unmet: [] } };
}

export async function isPhoneOrder({ db }: Pick<Shop, 'db'>, orderId: number): Promise<boolean> {
  return (await db.$count(phoneOrders, eq(phoneOrders.orderId, orderId))) > 0;
}
