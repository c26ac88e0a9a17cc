import { and, eq, inArray } from 'drizzle-orm';
import { lockOrder } from '#modules/sales/order-ledger/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { callOffAtProvider } from './call-off-at-provider.ts';
import { payments } from './tables.ts';
import { addPayment, OPEN_STATES, type PaymentRow, recordMoney } from './write-payment.ts';

export type BookedPayment = 'booked' | 'repeated' | 'unknown-order' | 'wrong-amount';

/** Ten million złoty: a larger amount is a typing error. */
const MAX = 1_000_000_000;

/**
 * Money on the shop's own account, which the owner saw at the bank. The order proceeds as after a webhook, once for each key of a form. A
 * part leaves the rest unpaid.
 */
export async function bookPayment(
  shop: Shop,
  orderId: number,
  { amount, key }: { amount: Grosze; key: string },
): Promise<BookedPayment> {
  if (!Number.isInteger(amount) || amount <= 0 || amount > MAX) return 'wrong-amount';
  const closed: PaymentRow[] = [];
  const outcome = await shop.db.transaction(async (tx): Promise<BookedPayment> => {
    const order = isRowId(orderId) ? await lockOrder(tx, orderId) : null;
    if (!order) return 'unknown-order';
    const own = and(eq(payments.orderId, orderId), eq(payments.provider, ''));
    const [known] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(own, eq(payments.providerReference, key)));
    if (known) return 'repeated';
    const now = shop.now();
    await writeTransfer(tx, { orderId, amount, key }, now);
    closed.push(...(await recordMoney(tx, orderId, amount, now)));
    const object = { kind: 'order', id: orderId };
    await recordChange(tx, shop, { action: 'order.payment-booked', object, to: { amount } });
    return 'booked';
  });
  // A page of the bank may still be open: the customer must not pay twice.
  await callOffAtProvider(shop, closed);
  return outcome;
}

/** The chosen transfer when the sum is equal; otherwise an additional payment. */
async function writeTransfer(
  tx: Transaction,
  { orderId, amount, key }: { orderId: number; amount: Grosze; key: string },
  now: Date,
): Promise<void> {
  const [chosen] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.kind, 'transfer'), inArray(payments.state, OPEN_STATES)));
  const { name = '', methodId = null } = chosen ?? {};
  const row =
    chosen?.amount === amount
      ? chosen
      : await addPayment(tx, { orderId, kind: 'transfer', name, amount, methodId, state: 'accepted' }, now);
  await tx
    .update(payments)
    .set({ state: 'accepted', providerReference: key, updatedAt: now })
    .where(eq(payments.id, row.id));
}
