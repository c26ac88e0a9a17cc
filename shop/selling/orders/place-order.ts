import { eq, sql } from 'drizzle-orm';
import type { OrderProblem } from '#rules/selling/orders/check-order-data.ts';
import { type OrderChange, orderChanges } from '#rules/selling/orders/order-seen.ts';
import { lockStock } from '#shop/catalogue/products/index.ts';
import { customers } from '#shop/customers/accounts/tables.ts';
import { isUniqueViolation, type Queries, type Transaction } from '#shop/platform/db/connect.ts';
import { inOneConnection, throughOneConnection, together } from '#shop/platform/db/one-connection.ts';
import { prepared, preparedSql } from '#shop/platform/db/prepared.ts';
import { announcePurges, type Purge } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { lockVisitor } from '#shop/platform/visitors/index.ts';
import { type ComposedOrder, composeOrder } from './compose-order.ts';
import { drawOrder } from './draw-order.ts';
import { findPlaced, type PlacedOrder } from './find-placed.ts';
import { missingOf, seenOf } from './get-order-summary.ts';
import { hasPaid } from './limit-orders.ts';
import { getOrderData } from './order-draft.ts';
import { findOrderFacts, findOrderTerms } from './order-facts.ts';
import type { PlaceOrder } from './shopper.ts';
import { takeTurns } from './take-turns.ts';
import { TooManyOrders, writeOrder } from './write-order.ts';

export type OrderOutcome =
  | ({ kind: 'placed' } & PlacedOrder)
  /** Prices, stock or costs are not what the shopper saw: asked, never silently taken. */
  | { kind: 'changed'; changes: OrderChange[]; order: ComposedOrder }
  /** Something of the form is missing or wrong. */
  | { kind: 'refused'; problems: OrderProblem[]; order: ComposedOrder }
  /** X.43: too many orders for one mailbox or from one place. */
  | { kind: 'too-many' }
  | { kind: 'wrong-key' };

const KEY = /^[\w-]{8,100}$/;

/**
 * Places the order of a visitor's basket, whole or not at all (X.20). Whatever is pressed twice, retried or cut off, one
 * key makes one order. Locks come in one order everywhere: customer, visitor, products, sizes, rebates, cards.
 */
export async function placeOrder(shop: Shop, wish: PlaceOrder, now = shop.now()): Promise<OrderOutcome> {
  if (!KEY.test(wish.idempotencyKey)) return { kind: 'wrong-key' };
  const goods = await throughOneConnection(shop, (db) => listOrderedProducts(db, wish.visitorId));
  const place = () => inOneConnection(shop, (tx) => decide(tx, shop, wish, now));
  try {
    // Somebody may have drawn the same number in the same moment: it is drawn anew.
    const { outcome, purges } = await takeTurns(shop, goods, () =>
      place().catch((error) => (isUniqueViolation(error) ? place() : Promise.reject(error))),
    );
    await announcePurges(shop, purges).catch((err) => shop.log.warn({ err }, 'Purges of an order were not announced'));
    return outcome;
  } catch (error) {
    if (error instanceof TooManyOrders) return { kind: 'too-many' };
    throw error;
  }
}

interface Decision {
  outcome: OrderOutcome;
  /** Pages that show what was sold. */
  purges: Purge[];
}

/**
 * Three steps to the database, each one way there and back: the shopper with the owner's terms, then the goods with their locks, then
 * all that is written. Nobody waits for a lock of goods while terms are read, and nothing but the goods is read under it.
 */
async function decide(tx: Transaction, shop: Shop, wish: PlaceOrder, now: Date): Promise<Decision> {
  const nothingSold = (outcome: OrderOutcome) => ({ outcome, purges: [] });
  const { visitorId, customerId, caller } = wish;
  const held = together([
    customerId === null ? null : lockCustomer(tx, { customerId }),
    lockVisitor(tx, visitorId),
    findPlaced(tx, wish),
    listOrderedProducts(tx, visitorId),
    customerId !== null && caller !== undefined && hasPaid(tx, customerId),
  ]);
  const asked = getOrderData(tx, wish);
  const [[, , placed, goods, isKnown], terms, data] = await together([held, findOrderTerms(tx, wish, asked), asked]);
  if (placed) return nothingSold({ kind: 'placed', ...placed });
  const [, facts, drawn] = await together([
    lockStock(tx, goods),
    findOrderFacts(tx, wish, { data, terms, lock: true }),
    drawOrder(tx),
  ]);
  const order = composeOrder(shop, facts, { data, now });
  const current = seenOf(order, shop.settings.priceType);
  const changes = wish.seen ? orderChanges(wish.seen, current, missingOf(order)) : [];
  if (changes.length > 0) return nothingSold({ kind: 'changed', changes, order });
  if (order.problems.length > 0) return nothingSold({ kind: 'refused', problems: order.problems, order });
  if (!wish.seen) {
    return nothingSold({ kind: 'changed', changes: [{ kind: 'to-pay', was: null, now: order.toPay }], order });
  }
  const writing = { wish, order, drawn, holds: terms.holds, isKnown, now };
  const { accessToken, purges } = await writeOrder(tx, shop, writing);
  const { toPay } = order;
  const { id: orderId, number } = drawn;
  const { prepaid } = data;
  return {
    outcome: { kind: 'placed', orderId, number, accessToken, toPay, prepaid, repeated: false },
    purges,
  };
}

const lockCustomer = prepared((db) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, sql.placeholder('customerId')))
    .for('update')
    .prepare('lock-customer'),
);

/** Every product an order of this basket may take stock of: its lines, their parts in any version, and the gift. */
async function listOrderedProducts(db: Queries, visitorId: number): Promise<number[]> {
  const rows = await findOrderedProducts(db, [visitorId]);
  return rows.map(({ id }) => id);
}

// What a browser named may not exist; locking must not fail on it.
const findOrderedProducts = preparedSql<{ id: number }>(
  'ordered-products',
  `select id from products where id in (
     select product_id from basket_lines where visitor_id = $1
     union all
     select b.part_product_id from basket_lines l join bundle_parts b on b.product_id = l.product_id where l.visitor_id = $1
     union all
     select (part ->> 'product')::bigint from basket_lines l, jsonb_array_elements(l.extras -> 'parts') part
       where l.visitor_id = $1
     union all
     select g.product_id from basket_gifts c join gifts g on g.id = c.gift_id where c.visitor_id = $1)`,
);
