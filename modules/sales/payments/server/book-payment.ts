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

/** Ten million złoty: beyond it somebody forgot the comma. */
const MAX = 1_000_000_000;

/**
 * Money came to the shop's own account, which no provider tells of: the owner read it in the bank. The order goes on as if
 * a provider had said so, once for each key of a form. A part leaves the rest to be paid.
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
  // Nobody shall pay a second time on a page of a bank that is still open.
  await callOffAtProvider(shop, closed);
  return outcome;
}

/** The transfer the shopper chose, when it is this sum; else one more, such as a part of it. */
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
