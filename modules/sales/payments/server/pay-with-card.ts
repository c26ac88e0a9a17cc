import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { lockOrder, owedFor } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CardRefusal } from '../rules/judge-card.ts';
import { callOffAtProvider } from './call-off-at-provider.ts';
import { findObstacle } from './change-method.ts';
import { type CheckedCard, checkCard, listCardParts } from './gift-cards.ts';
import { payments } from './tables.ts';
import { addPayment, closeOpenPayments, type PaymentRow, payByCard, recordMoney } from './write-payment.ts';

type CardKind = CheckedCard['kind'];

export type CardPayment =
  | { kind: 'paid'; card: CardKind; amount: number; left: number }
  | { kind: 'refused'; reason: CardRefusal | 'unknown-order' | 'paid' | 'called-off'; card?: CardKind };

interface PayingCard {
  orderId: number;
  visitorId: number;
  number: string;
  pin: string;
  caller?: string | undefined;
}

/** Pays as much of a placed order as the card holds; the rest stays with the chosen method. */
export async function payWithCard(shop: Shop, { orderId, visitorId, ...typed }: PayingCard): Promise<CardPayment> {
  const check = await checkCard(shop, visitorId, typed);
  if (check.kind === 'refused') return { kind: 'refused', reason: check.refusal, card: check.card };
  const now = shop.now();
  const closed: PaymentRow[] = [];
  const outcome = await shop.db.transaction(async (tx): Promise<CardPayment> => {
    const order = await lockOrder(tx, orderId);
    const owed = order && (await owedFor(tx, order));
    const obstacle = findObstacle(order, owed);
    if (!order || owed === null || obstacle) return { kind: 'refused', reason: obstacle ?? 'unknown-order' };
    const due = owed - order.paid;
    const { parts, refused } = await listCardParts(tx, [check.card.cardId], due, { now, lock: true });
    const part = parts[0];
    if (!part) return { kind: 'refused', reason: refused[0]?.refusal ?? 'used', card: check.card.kind };
    closed.push(...(await closeOpenPayments(tx, orderId, now)));
    const before = closed[0] ?? (await lastTried(tx, orderId));
    await payByCard(tx, { orderId, ...part }, now);
    await recordMoney(tx, orderId, part.amount, now);
    const left = due - part.amount;
    if (before && left > 0) {
      const { methodId, kind, name } = before;
      await addPayment(tx, { orderId, methodId, kind, name, amount: left }, now);
    }
    return { kind: 'paid', card: check.card.kind, amount: part.amount, left };
  });
  // Its amount is no longer right: another tab must not pay it.
  await callOffAtProvider(shop, closed);
  return outcome;
}

/** The method of the failed attempt: the rest still waits for it. */
async function lastTried(tx: Transaction, orderId: number): Promise<PaymentRow | undefined> {
  const [last] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.methodId)))
    .orderBy(desc(payments.id))
    .limit(1);
  return last;
}
