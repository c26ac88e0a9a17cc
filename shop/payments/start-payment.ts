import { and, desc, eq, inArray } from 'drizzle-orm';
import { readBlikCode } from '#rules/payments/blik-code.ts';
import { isExternal } from '#rules/payments/payment-kind.ts';
import { pointsFor } from '#rules/payments/points-payment.ts';
import { customers } from '../customers/tables.ts';
import type { Transaction } from '../db/connect.ts';
import { isRowId } from '../db/row-id.ts';
import { orders } from '../orders/tables.ts';
import { spendPoints } from '../points/index.ts';
import type { Shop } from '../shop.ts';
import { findObstacle } from './change-method.ts';
import { lockOrder, type OrderRow } from './lock-order.ts';
import { mainProvider } from './providers.ts';
import { payments } from './tables.ts';
import { addPayment, noteEvent, noteMoney, OPEN_STATES, type PaymentRow } from './write-payment.ts';

export type StartedPayment =
  /** The shopper goes to this address, or confirms in the app when it is empty. */
  | { kind: 'started'; payment: PaymentRow; address: string }
  /** Nothing to do now: a transfer, payment to the courier. */
  | { kind: 'waiting'; payment: PaymentRow }
  | { kind: 'paid' }
  | {
      kind: 'refused';
      reason: 'unknown-order' | 'no-payment' | 'called-off' | 'blik-length' | 'not-enough-points' | 'payment-error';
    };

export interface PaymentDetails {
  blikCode?: string;
}

/**
 * Begins the payment that was chosen for an order. Pressed twice it answers with the same payment; a new BLIK code or an
 * attempt that failed begins anew.
 */
export async function startPayment(shop: Shop, orderId: number, details: PaymentDetails = {}): Promise<StartedPayment> {
  if (!isRowId(orderId)) return { kind: 'refused', reason: 'unknown-order' };
  const now = shop.now();
  const customerId = await customerOf(shop, orderId);
  const step = await shop.db.transaction(async (tx): Promise<Step> => {
    // Customers come before orders wherever both are locked.
    if (customerId) await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    const order = await lockOrder(tx, orderId);
    const obstacle = findObstacle(order);
    if (obstacle === 'paid') return { kind: 'paid' };
    if (!order || obstacle) return { kind: 'refused', reason: obstacle ?? 'unknown-order' };
    const open = await readOpen(tx, orderId);
    if (!open) return { kind: 'refused', reason: 'no-payment' };
    if (open.kind === 'points') return payByPoints(tx, shop, order, open);
    return isExternal(open.kind) ? prepare(tx, { order, open, details, now }) : { kind: 'waiting', payment: open };
  });
  return step.kind === 'ask' ? askProvider(shop, step) : step;
}

interface Asking {
  kind: 'ask';
  order: OrderRow;
  payment: PaymentRow;
  blikCode: string;
}

type Step = StartedPayment | Asking;

async function prepare(
  tx: Transaction,
  { order, open, details, now }: { order: OrderRow; open: PaymentRow; details: PaymentDetails; now: Date },
): Promise<Step> {
  const blikCode = open.kind === 'blik' ? readBlikCode(details.blikCode ?? '') : '';
  if (blikCode === null) return { kind: 'refused', reason: 'blik-length' };
  // A gift card may have paid a part since this attempt was begun.
  const amount = order.totalGross - order.paid;
  const goesOn = open.state === 'chosen' && open.amount === amount && (!open.expiresAt || now < open.expiresAt);
  const known = open.providerReference !== '';
  if (goesOn && known && open.kind !== 'blik') return { kind: 'started', payment: open, address: open.address };
  // An attempt the bank already knows is over; another one gets a name of its own.
  const isFresh = !known && open.state === 'chosen' && open.amount === amount;
  const payment = isFresh ? open : await again(tx, { ...open, amount }, now);
  return { kind: 'ask', order, payment, blikCode };
}

async function customerOf(shop: Shop, orderId: number): Promise<number | null> {
  const [row] = await shop.db.select({ id: orders.customerId }).from(orders).where(eq(orders.id, orderId));
  return row?.id ?? null;
}

async function readOpen(tx: Transaction, orderId: number): Promise<PaymentRow | undefined> {
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...OPEN_STATES, 'cancelled'])))
    .orderBy(desc(payments.id))
    .limit(1);
  return open;
}

async function again(tx: Transaction, last: PaymentRow, now: Date): Promise<PaymentRow> {
  if (OPEN_STATES.includes(last.state)) {
    await tx.update(payments).set({ state: 'cancelled', updatedAt: now }).where(eq(payments.id, last.id));
  }
  const { orderId, methodId, kind, name, amount } = last;
  return addPayment(tx, { orderId, methodId, kind, name, amount }, now);
}

async function payByPoints(tx: Transaction, shop: Shop, order: OrderRow, open: PaymentRow): Promise<StartedPayment> {
  const now = shop.now();
  const amount = order.totalGross - order.paid;
  const points = pointsFor(amount, shop.settings.pointWorth);
  const { id: orderId, customerId } = order;
  const spent =
    customerId !== null && (await spendPoints(tx, 'spent-on-payment', { customerId, orderId, points, now }));
  if (!spent) {
    await tx
      .update(payments)
      .set({ state: 'error', problem: 'not-enough-points', updatedAt: now })
      .where(eq(payments.id, open.id));
    return { kind: 'refused', reason: 'not-enough-points' };
  }
  await tx.update(payments).set({ state: 'accepted', amount, updatedAt: now }).where(eq(payments.id, open.id));
  await noteMoney(tx, orderId, amount, now);
  return { kind: 'paid' };
}

/** Outside the transaction: a slow bank must not hold the order. */
async function askProvider(shop: Shop, { order, payment, blikCode }: Asking): Promise<StartedPayment> {
  const provider = mainProvider(shop);
  const answer = await provider
    .start(shop, {
      reference: payment.reference,
      kind: payment.kind,
      amount: payment.amount,
      currency: order.currency,
      title: order.number,
      email: order.email,
      // With the token: the shopper may have come from a letter, in a browser that does not know the order.
      returnAddress: `/platnosc/${order.number}?token=${order.accessToken}`,
      blikCode,
    })
    .catch((err: unknown) => {
      shop.log.error({ err, payment: payment.id }, 'The payment provider could not be asked');
      return { kind: 'refused' as const, problem: 'provider' };
    });
  const updatedAt = shop.now();
  const change =
    answer.kind === 'started'
      ? {
          provider: provider.name,
          providerReference: answer.reference,
          ...{ address: answer.address, expiresAt: answer.expiresAt, updatedAt },
        }
      : { state: 'error' as const, problem: answer.problem, updatedAt };
  const [written] = await shop.db.update(payments).set(change).where(eq(payments.id, payment.id)).returning();
  if (answer.kind === 'refused' || !written) {
    await noteEvent(shop.db, order.id, 'payment-failed', updatedAt, { name: payment.name });
    return { kind: 'refused', reason: 'payment-error' };
  }
  return { kind: 'started', payment: written, address: answer.address };
}
