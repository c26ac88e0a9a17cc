import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isWhollyDigital } from '#modules/catalogue/products/rules/digital-kind.ts';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  deliverDigitalJob,
  lockOwnerAndOrder,
  orderLines,
  owedFor,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import { deliverLocked, findOrderById } from '#modules/sales/orders/server/index.ts';
import { boughtCards, issueCards, listCards } from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { digitalMail } from './digital-mail.ts';

/** X.45: all or nothing, with the email. A second run finds nothing to do. */
export const deliverDigital = handleJob(deliverDigitalJob, async (shop, { orderId }) => {
  await shop.db.transaction((tx) => deliver(tx, shop, orderId));
});

async function deliver(tx: Transaction, shop: Shop, orderId: number): Promise<void> {
  const now = shop.now();
  const order = await lockOwnerAndOrder(tx, orderId);
  if (!order || isCalledOff(order.state) || order.paid < (await owedFor(tx, order))) return;
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const due = lines.filter(({ digital, deliveredAt }) => digital !== null && deliveredAt === null);
  if (due.length === 0) return;
  for (const { id: lineId, digital, quantity, unitGross: amount } of due) {
    // A gift of the shop has no value.
    if (digital !== 'gift-card' || amount === 0) continue;
    const issued = await tx.$count(boughtCards, eq(boughtCards.lineId, lineId));
    await issueCards(tx, { orderId, lineId, amount, pieces: quantity - issued }, now);
  }
  const ids = due.map(({ id }) => id);
  await tx
    .update(orderLines)
    .set({ deliveredAt: now })
    .where(and(inArray(orderLines.id, ids), isNull(orderLines.deliveredAt)));
  await recordEvent(tx, orderId, 'digital-given', now);
  if (isWhollyDigital(lines)) await deliverLocked(tx, order, now);
  const view = await findOrderById(tx, orderId);
  if (view) await sendMail(tx, digitalMail(shop, view, await listCards(tx, orderId)), now);
}
