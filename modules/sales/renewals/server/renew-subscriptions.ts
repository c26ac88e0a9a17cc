import { addToBasket, copyLineFiles } from '#modules/sales/basket/server/index.ts';
import type { OrderField } from '#modules/sales/checkout/rules/check-order-data.ts';
import { parseOrderSeen } from '#modules/sales/checkout/rules/displayed-order.ts';
import {
  getOrderSummary,
  type OrderSummary,
  placeOrder,
  type Shopper,
  saveOrderData,
} from '#modules/sales/checkout/server/index.ts';
import { isSameQuantity } from '#modules/sales/order-ledger/rules/claim.ts';
import { type MissedReason, nextDue } from '#modules/sales/subscriptions/rules/subscription.ts';
import { type DueRenewal, missRenewal, RenewalTaken } from '#modules/sales/subscriptions/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { type DueSubscription, dataOf, findDue, listDue } from './find-due.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { sendMissedMails } from './missed-mail.ts';

/**
 * X.74: places orders of due subscriptions. A closed shop places none, because its customers could not pay. Several missed days become one
 * order.
 */
export async function renewSubscriptions(shop: Shop, now: Date, signal: AbortSignal): Promise<void> {
  if (!shop.opening.isOpen) return;
  const failures: unknown[] = [];
  const today = warsawDay(now);
  for (const id of await listDue(shop, today)) {
    if (signal.aborted) return;
    try {
      const due = await findDue(shop, id, today);
      if (due) await renewAsVisitor(shop, due, now);
    } catch (err) {
      // A failing subscription does not block the others; the job is tried again.
      shop.log.error({ err, subscriptionId: id }, 'A subscription could not be renewed');
      failures.push(err);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Subscriptions could not be renewed');
}

/**
 * The order form needs a visitor. This one is deleted at once, because it has the customer's data; `sweepVisitors` deletes it
 * after a process that was killed.
 */
async function renewAsVisitor(shop: Shop, due: DueSubscription, now: Date): Promise<void> {
  const { visitor } = await createVisitor(shop, { byShop: true });
  try {
    await renew(shop, due, { visitorId: visitor.id, customerId: due.order.customerId }, now);
  } finally {
    await forgetVisitor(shop, visitor.id);
  }
}

async function renew(shop: Shop, due: DueSubscription, shopper: Shopper, now: Date): Promise<void> {
  const { id: subscriptionId, nextOn: dueOn, days } = due.subscription;
  const renewal: DueRenewal = { subscriptionId, dueOn, nextOn: nextDue(dueOn, days, warsawDay(now)) };
  if (!(await fillBasket(shop, due, shopper))) return miss(shop, due, renewal, 'goods', now);
  const summary = await summarize(shop, shopper);
  const obstacle = obstacleOf(summary);
  if (obstacle) return miss(shop, due, renewal, obstacle, now);
  const { visitorId } = shopper;
  if (!(await copyLineFiles(shop, { orderLineId: due.line.id, visitorId }))) {
    return miss(shop, due, renewal, 'data', now);
  }
  const idempotencyKey = `subscription-${subscriptionId}-${dueOn}`;
  try {
    const displayedOrder = parseOrderSeen(summary.seen);
    const outcome = await placeOrder(shop, { ...shopper, idempotencyKey, seen: displayedOrder, renewal }, now);
    // Sold out or repriced in this moment: the job's next run tries again.
    if (outcome.kind !== 'placed') {
      shop.log.info({ subscriptionId, outcome: outcome.kind }, 'A subscription waits for the next round');
    }
  } catch (error) {
    if (!(error instanceof RenewalTaken)) throw error;
  }
}

/** The line as first bought; false when this size, quantity or subscription is not available. */
async function fillBasket(shop: Shop, due: DueSubscription, shopper: Shopper): Promise<boolean> {
  const { productId, sizeType: size, quantity, extras, comment } = due.line;
  const line = { productId, size, quantity, extras, comment };
  const outcome = await addToBasket(shop, shopper.visitorId, line, shopper);
  if (outcome.code !== 'added' || !isSameQuantity(outcome.change, quantity)) return false;
  await saveOrderData(shop, shopper, await dataOf(shop, due));
  return true;
}

/** A deleted payment method is replaced by the first one offered: the link offers all of them. */
async function summarize(shop: Shop, shopper: Shopper): Promise<OrderSummary> {
  const summary = await getOrderSummary(shop, shopper);
  const { data, method, methods, toPay } = summary;
  const offered = methods.find(({ refusal }) => !refusal);
  if (!data.prepaid || method || toPay === 0 || !offered) return summary;
  await saveOrderData(shop, shopper, { paymentMethodId: offered.method.id });
  return getOrderSummary(shop, shopper);
}

const OF_DELIVERY: readonly OrderField[] = ['courier', 'location', 'pickupPoint', 'payment'];

function obstacleOf({ goods, problems }: OrderSummary): MissedReason | null {
  if (goods.missed.length > 0 || goods.lines.length === 0) return 'goods';
  if (problems.length === 0) return null;
  return problems.some(({ field }) => OF_DELIVERY.includes(field)) ? 'delivery' : 'data';
}

function miss(shop: Shop, due: DueSubscription, renewal: DueRenewal, reason: MissedReason, now: Date): Promise<void> {
  return shop.db.transaction(async (tx) => {
    const state = await missRenewal(tx, renewal, reason, now);
    if (state) await sendMissedMails(tx, shop, due, { ...renewal, reason, state, now });
  });
}
