import { and, count, eq, isNull } from 'drizzle-orm';
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
import { callOffAtProvider, type PaymentRow, reopenPayment } from '#modules/sales/payments/server/index.ts';
import { changedValues, recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderProblem } from '../../rules/check-order-data.ts';
import { findOrderById } from '../find-order.ts';
import { checkPeople, type PeopleInput, writePeople } from './change-people.ts';
import { exchangeDelivery, type NewDelivery } from './exchange-delivery.ts';
import { sendOrderChanged } from './order-changed-mail.ts';
import { takeOffPieces } from './take-off-pieces.ts';

export interface OrderChangeInput extends PeopleInput {
  delivery?: NewDelivery;
  takeOff?: readonly Pieces[];
}

/** Why an order cannot be changed so. */
export type ChangeRefusal =
  | 'unknown-order'
  /** It is being packed, or over. */
  | 'too-late'
  /** Pieces of it stand in a return or withdrawal. */
  | 'claimed'
  /** Calling the order off is another step. */
  | 'nothing-left'
  | 'wrong-pieces'
  /** Bought for points, or given by itself when it was paid. */
  | 'not-removable'
  | 'wrong-delivery';

export type ChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'nothing-new' }
  | { kind: 'refused'; reason: ChangeRefusal; lineId?: number }
  | { kind: 'wrong'; problems: OrderProblem[] };

/** Undoes what a refused change had written. */
class Refused extends Error {
  outcome: ChangeOutcome;
  constructor(outcome: ChangeOutcome) {
    super('The order is not changed');
    this.outcome = outcome;
  }
}

/**
 * The staff change an order for the shopper while nobody packs it: people, addresses, delivery, fewer pieces. Sums, stock and
 * what is to be paid or given back follow in the same transaction, and a mail tells the shopper.
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

/** The log is never changed, so it says that a contact or address changed, and leaves out what would have to be forgotten (X.23). */
function withoutPeople(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, OF_PEOPLE.includes(name) ? NOT_LOGGED : value]),
  );
}

/** What can be changed here, for the log. */
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

/** What is to be paid goes on under another payment; what came beyond the new sum is recorded as to be given back. */
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
