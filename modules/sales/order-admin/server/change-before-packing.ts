import { and, count, eq, isNull } from 'drizzle-orm';
import type { OrderProblem } from '#modules/sales/checkout/rules/check-order-data.ts';
import type { Pieces } from '#modules/sales/order-ledger/rules/claim.ts';
import { canShopperCancel } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  claimedPieces,
  lockOwnerAndOrder,
  type OrderRow,
  orderEvents,
  orders,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { callOffAtProvider, type PaymentRow, reopenPayment } from '#modules/sales/payments/server/index.ts';
import { changedValues, recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { checkPeople, type PeopleInput, writePeople } from './change-people.ts';
import { exchangeDelivery, type NewDelivery } from './exchange-delivery.ts';
import { sendOrderChanged } from './order-changed-mail.ts';
import { takeOffPieces } from './take-off-pieces.ts';

export interface OrderChangeInput extends PeopleInput {
  delivery?: NewDelivery;
  takeOff?: readonly Pieces[];
}

export type ChangeRefusal =
  | 'unknown-order'
  /** It is packed, or over. */
  | 'too-late'
  /** Pieces are in a return or withdrawal. */
  | 'claimed'
  /** Cancelling is another action. */
  | 'nothing-left'
  | 'wrong-pieces'
  /** Bought for points, or delivered by the shop itself after payment. */
  | 'not-removable'
  | 'wrong-delivery';

export type ChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'nothing-new' }
  | { kind: 'refused'; reason: ChangeRefusal; lineId?: number }
  | { kind: 'wrong'; problems: OrderProblem[] };

/** Thrown to undo a refused change. */
class Refused extends Error {
  outcome: ChangeOutcome;
  constructor(outcome: ChangeOutcome) {
    super('The order is not changed');
    this.outcome = outcome;
  }
}

/**
 * Staff change an order before it is packed: people, addresses, delivery, fewer pieces. Sums, stock and payments follow in the same
 * transaction, and the customer gets an email.
 */
export async function changeBeforePacking(shop: Shop, orderId: number, wish: OrderChangeInput): Promise<ChangeOutcome> {
  if (!isRowId(orderId)) return refused('unknown-order');
  const closed: PaymentRow[] = [];
  const change = async (tx: Transaction): Promise<ChangeOutcome> => {
    const order = await lockOwnerAndOrder(tx, orderId);
    if (!order) return refused('unknown-order');
    if (!canShopperCancel(order.state)) return refused('too-late');
    if (wish.takeOff?.length && (await hasClaims(tx, orderId))) return refused('claimed');
    const before = await factsOf(tx, orderId);
    const problems = await checkPeople(tx, order, wish);
    if (problems.length > 0) return { kind: 'wrong', problems };
    await writePeople(tx, orderId, wish);
    const undeliverable = wish.delivery && (await exchangeDelivery(tx, orderId, wish.delivery));
    if (undeliverable) throw new Refused(refused(undeliverable));
    const kept = wish.takeOff?.length ? await takeOffPieces(tx, orderId, wish.takeOff, shop.now()) : null;
    if (kept) throw new Refused({ kind: 'refused', ...kept });
    const after = await factsOf(tx, orderId);
    const values = changedValues(before, after);
    if (Object.keys(values.to).length === 0) return { kind: 'nothing-new' };
    const logged = { from: withoutPeople(values.from), to: withoutPeople(values.to) };
    closed.push(...(await settleMoney(tx, shop, order)));
    await recordChange(tx, shop, { action: 'order.changed', object: { kind: 'order', id: orderId }, ...logged });
    await notifyCustomer(tx, shop, orderId);
    return { kind: 'changed' };
  };
  const outcome = await shop.db.transaction(change).catch((error: unknown) => {
    if (error instanceof Refused) return error.outcome;
    throw error;
  });
  await callOffAtProvider(shop, closed);
  return outcome;
}

function refused(reason: ChangeRefusal): ChangeOutcome {
  return { kind: 'refused', reason };
}

async function hasClaims(tx: Transaction, orderId: number): Promise<boolean> {
  const found = await tx
    .select({ id: claimedPieces.id })
    .from(claimedPieces)
    .where(and(eq(claimedPieces.orderId, orderId), isNull(claimedPieces.releasedAt)))
    .limit(1);
  return found.length > 0;
}

const OF_PEOPLE = ['email', 'phone', 'addresses'];
const NOT_LOGGED = '…';

/** The audit log is never changed, so it names a changed contact or address without its personal data (X.23). */
function withoutPeople(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, OF_PEOPLE.includes(name) ? NOT_LOGGED : value]),
  );
}

async function factsOf(tx: Transaction, orderId: number) {
  const view = await findOrderById(tx, orderId);
  return {
    email: view?.email,
    phone: view?.phone,
    addresses: view?.addresses,
    delivery: view?.delivery.name,
    place: view?.delivery.place?.code,
    deliveryCost: view?.deliveryCost.gross,
    pieces: view?.lines.map(({ code, quantity }) => ({ code, quantity })),
    total: view?.total.gross,
  };
}

/** The rest is requested by a new payment; an excess is recorded as to be refunded. */
async function settleMoney(tx: Transaction, shop: Shop, before: OrderRow): Promise<PaymentRow[]> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, before.id));
  if (!order || order.totalGross === before.totalGross) return [];
  return reopenPayment(tx, order, shop.now());
}

async function notifyCustomer(tx: Transaction, shop: Shop, orderId: number): Promise<void> {
  await recordEvent(tx, orderId, 'changed', shop.now());
  const [changes] = await tx
    .select({ many: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'changed')));
  const order = await findOrderById(tx, orderId);
  if (order) await sendOrderChanged(tx, shop, order, changes?.many ?? 0);
}
