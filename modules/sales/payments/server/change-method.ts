import { eq } from 'drizzle-orm';
import { findCustomer } from '#modules/customers/accounts/server/index.ts';
import { freeQuantity, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import { exchangePaymentCost } from '#modules/sales/order-ledger/rules/order-totals.ts';
import {
  lockOrder,
  type OrderRow,
  orderLines,
  orders,
  owedFor,
  piecesNotPaidFor,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { judgeMethod, type MethodRefusal } from '../rules/judge-method.ts';
import { callOffAtProvider } from './call-off-at-provider.ts';
import { canSettle } from './providers.ts';
import { paymentMethods } from './tables.ts';
import { addPayment, closeOpenPayments, finishPaying, type PaymentRow } from './write-payment.ts';

export type MethodChange =
  | { kind: 'changed'; payment: PaymentRow }
  | { kind: 'refused'; reason: MethodRefusal | 'unknown-order' | 'unknown-method' | 'paid' | 'called-off' };

/**
 * Changes the method for the unpaid rest. The caller has checked whose order it is. Payment on delivery may become prepaid and return to
 * it; an order without payment on delivery has no courier who takes money.
 */
export async function changeMethod(shop: Shop, orderId: number, methodId: number): Promise<MethodChange> {
  if (!isRowId(orderId)) return { kind: 'refused', reason: 'unknown-order' };
  const now = shop.now();
  const closed: PaymentRow[] = [];
  const outcome = await shop.db.transaction(async (tx): Promise<MethodChange> => {
    const order = await lockOrder(tx, orderId);
    const owed = order && (await owedFor(tx, order));
    const obstacle = findObstacle(order, owed);
    if (!order || owed === null || obstacle) return { kind: 'refused', reason: obstacle ?? 'unknown-order' };
    const [method] = isRowId(methodId)
      ? await tx.select().from(paymentMethods).where(eq(paymentMethods.id, methodId))
      : [];
    if (!method?.enabled || method.kind === 'gift-card' || method.kind === 'voucher' || !canSettle(shop, method)) {
      return { kind: 'refused', reason: 'unknown-method' };
    }
    const refusal = judgeMethod(method, await whatIsLeft(tx, shop, { order, owed }));
    if (refusal) return { kind: 'refused', reason: refusal };
    closed.push(...(await closeOpenPayments(tx, orderId, now)));
    const { id, kind, name } = method;
    const total = await exchangeCost(tx, order, method.cost);
    const asked = owed + total - order.totalGross;
    const { paid } = order;
    const left = asked - paid;
    await recordEvent(tx, orderId, 'payment-chosen', now, { name, ...(total !== order.totalGross && { total }) });
    const state = left > 0 ? 'chosen' : 'accepted';
    const amount = Math.max(0, left);
    const payment = await addPayment(tx, { orderId, methodId: id, kind, name, amount, state }, now);
    // Only the cost of the previous method was left.
    if (left <= 0) await finishPaying(tx, { ...order, totalGross: total }, { owed: asked, came: paid }, now);
    return { kind: 'changed', payment };
  });
  await callOffAtProvider(shop, closed);
  return outcome;
}

/** The cost of a method is a part of the order's total. */
async function exchangeCost(tx: Transaction, order: OrderRow, cost: Grosze): Promise<Grosze> {
  if (cost === order.paymentGross) return order.totalGross;
  const { payment, total, rates } = exchangePaymentCost(
    {
      priceType: order.priceType,
      serviceVatPermille: order.serviceVatPermille,
      payment: { gross: order.paymentGross, net: order.paymentNet },
      rates: order.vat,
    },
    cost,
  );
  await tx
    .update(orders)
    .set({
      paymentGross: payment.gross,
      paymentNet: payment.net,
      totalGross: total.gross,
      totalNet: total.net,
      vat: rates,
    })
    .where(eq(orders.id, order.id));
  return total.gross;
}

/** `owed` is the cost of the order without pieces given up. */
export function findObstacle(
  order: OrderRow | null,
  owed: Grosze | null,
): 'unknown-order' | 'paid' | 'called-off' | null {
  if (!order || owed === null) return 'unknown-order';
  if (isCalledOff(order.state)) return 'called-off';
  return order.paid >= owed ? 'paid' : null;
}

/** Without the method's own cost. */
export async function whatIsLeft(db: Queries, shop: Shop, { order, owed }: { order: OrderRow; owed: Grosze }) {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const givenUp = await piecesNotPaidFor(db, [order]);
  const kept = lines
    .map(({ id, type, quantity }) => ({ type, quantity: freeQuantity(quantity, quantityOf(givenUp, id)) }))
    .filter(({ quantity }) => quantity > 0);
  const owner = order.customerId ? await findCustomer(db, order.customerId) : undefined;
  const amount: Grosze = Math.max(0, owed - order.paymentGross - order.paid);
  return {
    amount,
    pieces: kept.reduce((sum, line) => sum + line.quantity, 0),
    types: kept.map((line) => line.type),
    pointsWorth: owner ? owner.points * shop.settings.pointWorth : null,
    prepaid: true,
    courierTakesMoney: !order.prepaid,
  };
}
