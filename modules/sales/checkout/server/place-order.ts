import { lockStock } from '#modules/catalogue/products/server/index.ts';
import { lockCustomer } from '#modules/customers/accounts/server/index.ts';
import { isUniqueViolation, type Transaction } from '#platform/db/server/connect.ts';
import { inOneConnection, settleAll } from '#platform/db/server/one-connection.ts';
import { announcePurges, type Purge } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import type { OrderProblem } from '../rules/check-order-data.ts';
import { type OrderChange, orderChanges } from '../rules/displayed-order.ts';
import { withSlot } from './acquire-slot.ts';
import { type ComposedOrder, composeOrder } from './compose-order.ts';
import { missingOf, productsSeen, seenOf } from './get-order-summary.ts';
import { hasPaid } from './limit-orders.ts';
import { getOrderData } from './order-draft.ts';
import { findOrderFacts, findOrderTerms } from './order-facts.ts';
import type { PlaceOrder } from './shopper.ts';
import { type PlacedOrder, startOrder } from './start-order.ts';
import { ORDER_TAG, TooManyOrders, writeOrder } from './write-order.ts';

export type OrderOutcome =
  | ({ kind: 'placed' } & PlacedOrder)
  /** Prices, stock or costs differ from the displayed ones: the customer must accept them. */
  | { kind: 'changed'; changes: OrderChange[]; order: ComposedOrder }
  | { kind: 'refused'; problems: OrderProblem[]; order: ComposedOrder }
  /** X.43: too many orders for one mailbox or network address. */
  | { kind: 'too-many' }
  | { kind: 'wrong-key' };

const KEY = /^[\w-]{8,100}$/;

/**
 * Places the order of a visitor's basket, all or nothing. X.20: one key makes one order, however often the form is sent. Locks come in one
 * sequence everywhere: customer, visitor, products, sizes, rebates, cards.
 */
export async function placeOrder(shop: Shop, input: PlaceOrder, now = shop.now()): Promise<OrderOutcome> {
  if (!KEY.test(input.idempotencyKey)) return { kind: 'wrong-key' };
  const place = () => inOneConnection(shop, (tx) => decide(tx, shop, input, now));
  try {
    // Another order may have picked the same number at the same moment: the second attempt picks a new one.
    const { outcome, purges } = await withSlot(shop, productsSeen(input.seen), () =>
      place().catch((error) => (isUniqueViolation(error) ? place() : Promise.reject(error))),
    );
    const announced = announcePurges(shop, purges).catch((err) =>
      shop.log.warn({ err }, 'Purges of an order were not announced'),
    );
    // The customer's next page shows the remaining stock; without a changed page there is nothing to wait for.
    if (purges.some(({ tags }) => !tags.includes(ORDER_TAG))) await announced;
    return outcome;
  } catch (error) {
    if (error instanceof TooManyOrders) return { kind: 'too-many' };
    throw error;
  }
}

interface Decision {
  outcome: OrderOutcome;
  purges: Purge[];
}

/**
 * Three database round trips: customer and terms, then the goods with their locks, then all writes. Terms are read before the goods are
 * locked, and only the goods are read under the lock.
 */
async function decide(tx: Transaction, shop: Shop, input: PlaceOrder, now: Date): Promise<Decision> {
  const nothingSold = (outcome: OrderOutcome) => ({ outcome, purges: [] });
  const { visitorId, customerId, caller } = input;
  const held = settleAll([
    customerId === null ? null : lockCustomer(tx, customerId),
    lockVisitor(tx, visitorId),
    startOrder(tx, input),
    customerId !== null && caller !== undefined && hasPaid(tx, customerId),
  ]);
  const asked = getOrderData(tx, input);
  const [[, , started, isKnown], terms, data] = await settleAll([held, findOrderTerms(tx, input, asked), asked]);
  const { placed, goods, holds, reserved } = started;
  if (placed) return nothingSold({ kind: 'placed', ...placed });
  // A malformed form is never placed, so it needs no lock.
  const lock = input.seen !== null;
  const [, facts] = await settleAll([
    lock && lockStock(tx, goods),
    findOrderFacts(tx, input, { data, terms, holds, lock, now }),
  ]);
  const order = composeOrder(shop, facts, { data, now });
  const current = seenOf(order, shop.settings.priceType);
  const changes = input.seen ? orderChanges(input.seen, current, missingOf(order)) : [];
  if (changes.length > 0) return nothingSold({ kind: 'changed', changes, order });
  if (order.problems.length > 0) return nothingSold({ kind: 'refused', problems: order.problems, order });
  if (!input.seen) {
    return nothingSold({ kind: 'changed', changes: [{ kind: 'to-pay', was: null, now: order.toPay }], order });
  }
  const writing = { input, order, reserved, holds, isKnown, now };
  const { accessToken, purges } = await writeOrder(tx, shop, writing);
  const { toPay } = order;
  const { id: orderId, number } = reserved;
  const { prepaid } = data;
  return {
    outcome: { kind: 'placed', orderId, number, accessToken, toPay, prepaid, repeated: false },
    purges,
  };
}
