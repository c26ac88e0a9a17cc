import { and, eq, inArray } from 'drizzle-orm';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { OrderProblem } from '#rules/selling/orders/check-order-data.ts';
import { type OrderChange, orderChanges } from '#rules/selling/orders/order-seen.ts';
import { lockStock } from '#shop/catalogue/products/index.ts';
import { bundleParts, products } from '#shop/catalogue/products/tables.ts';
import { customers } from '#shop/customers/accounts/tables.ts';
import type { Database, Transaction } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { lockVisitor } from '#shop/platform/visitors/index.ts';
import { basketLines } from '#shop/selling/basket/tables.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { lockRebates } from '#shop/selling/rebates/index.ts';
import { basketGifts, gifts } from '#shop/selling/rebates/tables.ts';
import { type ComposedOrder, composeOrder } from './compose-order.ts';
import { missingOf, seenOf } from './get-order-summary.ts';
import { countOrder } from './limit-orders.ts';
import { getOrderData } from './order-draft.ts';
import type { PlaceOrder } from './shopper.ts';
import { writeOrder } from './write-order.ts';

export type OrderOutcome =
  | {
      kind: 'placed';
      orderId: number;
      number: string;
      accessToken: string;
      /** What is left to pay. */
      toPay: Grosze;
      prepaid: boolean;
      /** The key was used before: this is the order it made. */
      repeated: boolean;
    }
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
  // Most repeats come after the order stands: they need no locks.
  const known = await findPlaced(shop.db, wish);
  if (known) return known;
  return shop.db.transaction(async (tx) => {
    if (wish.customerId !== null) {
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, wish.customerId)).for('update');
    }
    await lockVisitor(tx, wish.visitorId);
    const placed = await findPlaced(tx, wish);
    if (placed) return placed;
    await lockStock(tx, await orderedProducts(tx, wish.visitorId));
    await lockRebates(tx, wish.visitorId);
    return decide(tx, shop, wish, now);
  });
}

async function decide(tx: Transaction, shop: Shop, wish: PlaceOrder, now: Date): Promise<OrderOutcome> {
  const data = await getOrderData(tx, wish);
  const order = await composeOrder(tx, shop, wish, { data, now, lock: true });
  const current = seenOf(order, shop.settings.priceType);
  const changes = wish.seen ? orderChanges(wish.seen, current, missingOf(order)) : [];
  if (changes.length > 0) return { kind: 'changed', changes, order };
  if (order.problems.length > 0) return { kind: 'refused', problems: order.problems, order };
  if (!wish.seen) return { kind: 'changed', changes: [{ kind: 'to-pay', was: null, now: order.toPay }], order };
  const { customerId, caller } = wish;
  if (caller !== undefined && !(await countOrder(tx, shop, { customerId, caller, email: data.email }, now))) {
    return { kind: 'too-many' };
  }
  const { id, number, accessToken } = await writeOrder(tx, shop, { wish, order, now });
  const { toPay } = order;
  return { kind: 'placed', orderId: id, number, accessToken, toPay, prepaid: data.prepaid, repeated: false };
}

async function findPlaced(
  db: Pick<Shop['db'], 'select'>,
  { visitorId, idempotencyKey }: PlaceOrder,
): Promise<OrderOutcome | null> {
  const [order] = await db
    .select({
      orderId: orders.id,
      number: orders.number,
      accessToken: orders.accessToken,
      total: orders.totalGross,
      paid: orders.paid,
      prepaid: orders.prepaid,
    })
    .from(orders)
    .where(and(eq(orders.visitorId, visitorId), eq(orders.idempotencyKey, idempotencyKey)));
  if (!order) return null;
  const { total, paid, ...placed } = order;
  return { kind: 'placed', ...placed, toPay: Math.max(0, total - paid), repeated: true };
}

/** Every product an order of this basket may take stock of: its lines, their parts in any version, and the gift. */
async function orderedProducts(db: Pick<Database, 'select'>, visitorId: number): Promise<number[]> {
  const lines = await db
    .select({ productId: basketLines.productId, extras: basketLines.extras })
    .from(basketLines)
    .where(eq(basketLines.visitorId, visitorId));
  const [gift] = await db
    .select({ productId: gifts.productId })
    .from(basketGifts)
    .innerJoin(gifts, eq(gifts.id, basketGifts.giftId))
    .where(eq(basketGifts.visitorId, visitorId));
  const ids = lines.map((line) => line.productId);
  const parts =
    ids.length === 0
      ? []
      : await db
          .select({ productId: bundleParts.partProductId })
          .from(bundleParts)
          .where(inArray(bundleParts.productId, ids));
  const chosen = lines.flatMap((line) => line.extras.parts?.map((part) => part.product) ?? []);
  const named = [
    ...new Set([...ids, ...parts.map((part) => part.productId), ...chosen, ...(gift ? [gift.productId] : [])]),
  ];
  if (named.length === 0) return [];
  // What a browser named may not exist; locking must not fail on it.
  const found = await db.select({ id: products.id }).from(products).where(inArray(products.id, named));
  return found.map((product) => product.id);
}
