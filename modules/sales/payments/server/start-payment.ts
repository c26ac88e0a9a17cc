import { and, desc, eq, inArray } from 'drizzle-orm';
import { spendPoints } from '#modules/sales/loyalty/server/index.ts';
import { isExternal } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { lockOwnerAndOrder, type OrderRow, owedFor } from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { pointsFor } from '../rules/money-to-come.ts';
import { parseBlikCode } from '../rules/payment-input.ts';
import { callOffAtProvider } from './call-off-at-provider.ts';
import { callProvider, type ProviderCall, type StartedPayment } from './call-provider.ts';
import { findObstacle } from './change-method.ts';
import { payments } from './tables.ts';
import { addPayment, closeOpenPayments, OPEN_STATES, type PaymentRow, recordMoney } from './write-payment.ts';

export interface PaymentDetails {
  blikCode?: string;
}

/** Starts the chosen payment. A repeated request returns the same payment; a new BLIK code or a failed attempt starts a new one. */
export async function startPayment(shop: Shop, orderId: number, details: PaymentDetails = {}): Promise<StartedPayment> {
  if (!isRowId(orderId)) return { kind: 'refused', reason: 'unknown-order' };
  const now = shop.now();
  const closed: PaymentRow[] = [];
  const step = await shop.db.transaction(async (tx): Promise<Step> => {
    const order = await lockOwnerAndOrder(tx, orderId);
    const owed = order && (await owedFor(tx, order));
    const obstacle = findObstacle(order, owed);
    if (obstacle === 'paid') return { kind: 'paid' };
    if (!order || owed === null || obstacle) return { kind: 'refused', reason: obstacle ?? 'unknown-order' };
    const open = await findOpenPayment(tx, orderId);
    if (!open) return { kind: 'refused', reason: 'no-payment' };
    const left = owed - order.paid;
    if (open.kind === 'points') return payByPoints(tx, shop, { order, open, left });
    return isExternal(open.kind)
      ? prepare(tx, { order, left, open, details, closed, now })
      : { kind: 'waiting', payment: open };
  });
  await callOffAtProvider(shop, closed);
  return step.kind === 'ask' ? callProvider(shop, step) : step;
}

type Step = StartedPayment | ProviderCall;

interface Preparing {
  order: OrderRow;
  /** Requested and not paid yet. */
  left: Grosze;
  open: PaymentRow;
  details: PaymentDetails;
  /** Collects the closed attempts, to cancel at their provider. */
  closed: PaymentRow[];
  now: Date;
}

async function prepare(tx: Transaction, { order, left: amount, open, details, closed, now }: Preparing): Promise<Step> {
  const blikCode = open.kind === 'blik' ? parseBlikCode(details.blikCode ?? '') : '';
  if (blikCode === null) return { kind: 'refused', reason: 'blik-length' };
  const inTime = !open.expiresAt || now < open.expiresAt;
  const isSameCode = open.blikCode === '' || open.blikCode === blikCode;
  // The amount changes when a gift card pays a part, or pieces are given up.
  if (open.state === 'chosen' && open.amount === amount && inTime && isSameCode) {
    if (open.providerReference !== '') return { kind: 'started', payment: open, address: open.address };
    // A repeated request is one payment at the provider.
    await tx.update(payments).set({ blikCode }).where(eq(payments.id, open.id));
    return { kind: 'ask', order, payment: { ...open, blikCode } };
  }
  // A new attempt gets a new name.
  closed.push(...(await closeOpenPayments(tx, order.id, now)));
  const { orderId, methodId, kind, name } = open;
  return {
    kind: 'ask',
    order,
    payment: await addPayment(tx, { orderId, methodId, kind, name, amount, blikCode }, now),
  };
}

async function findOpenPayment(tx: Transaction, orderId: number): Promise<PaymentRow | undefined> {
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...OPEN_STATES, 'cancelled'])))
    .orderBy(desc(payments.id))
    .limit(1);
  return open;
}

async function payByPoints(
  tx: Transaction,
  shop: Shop,
  { order, open, left: amount }: Pick<Preparing, 'order' | 'open' | 'left'>,
): Promise<StartedPayment> {
  const now = shop.now();
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
  await recordMoney(tx, orderId, amount, now);
  return { kind: 'paid' };
}
