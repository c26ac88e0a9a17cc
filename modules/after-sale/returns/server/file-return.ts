import { and, eq, gt } from 'drizzle-orm';
import { returns, waitingPieces } from '#modules/after-sale/claims/server/index.ts';
import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import {
  claimPieces,
  freePieces,
  handOverPieces,
  lockOrder,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { claimWorthByCost } from '#modules/sales/refunds/server/index.ts';
import type { Database, Transaction } from '#platform/db/server/connect.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { checkRefund, RETURNS_A_DAY, type RefundFault } from '../rules/refund.ts';
import { type DraftProgress, furthestStep } from '../rules/return-steps.ts';
import type { ReturnView } from '../rules/return-view.ts';
import { dropDraft, findDraft } from './find-return.ts';
import { returnMailJob } from './return-mail.ts';
import { judgeReturnable } from './returnable.ts';
import { returnEvents } from './tables.ts';

export interface RefundAnswer {
  way: RefundWay | null;
  bankAccount: string;
  note: string;
}

export type FilingOutcome =
  | { kind: 'filed'; code: string }
  | { kind: 'wrong'; fault: RefundFault }
  /** There is none, it was filed from another tab, or a step was skipped. */
  | { kind: 'no-draft' }
  | { kind: 'incomplete' }
  /** Filed and called off again and again: each time a mail is written. */
  | { kind: 'too-often' }
  /** Meanwhile pieces went elsewhere, or the time ran out: the products must be chosen again. */
  | { kind: 'changed' };

/** Step 5: how the money goes back, and with it the return is filed. */
export async function fileReturn(shop: Shop, orderId: number, answer: RefundAnswer): Promise<FilingOutcome> {
  const now = shop.now();
  return shop.db.transaction(async (tx): Promise<FilingOutcome> => {
    if (!(await lockOrder(tx, orderId))) return { kind: 'no-draft' };
    const order = await findOrderById(tx, orderId);
    const draft = await findDraft({ db: tx }, orderId);
    if (!order || !draft) return { kind: 'no-draft' };
    if (furthestStep(draftProgress(draft)) !== 'refund') return { kind: 'incomplete' };
    const offered = offerRefunds(order);
    const fault = checkRefund(answer, offered);
    if (fault) return { kind: 'wrong', fault };
    const lately = and(eq(returns.orderId, orderId), gt(returns.filedAt, new Date(now.getTime() - DAY_MS)));
    if ((await tx.$count(returns, lately)) >= RETURNS_A_DAY) return { kind: 'too-often' };
    const taking = await takePieces(tx, shop, { order, draft }, now);
    if (taking !== 'taken') return { kind: taking };
    const { bankAccount, note } = answer;
    const way = offered.length > 0 ? answer.way : null;
    await tx
      .update(returns)
      .set({
        state: 'filed',
        filedAt: now,
        updatedAt: now,
        refundWay: way,
        bankAccount: way === 'transfer' ? bankAccount.trim() : '',
        refundNote: way === 'other' ? note.trim() : '',
        amount: (await returnAmountByCost(tx, order, draft))(draft.delivery?.cost ?? 0),
      })
      .where(and(eq(returns.id, draft.id), eq(returns.state, 'draft')));
    await tx.insert(returnEvents).values({ returnId: draft.id, at: now, kind: 'filed' });
    await recordEvent(tx, orderId, 'return-filed', now, { code: draft.code });
    await enqueue(tx, returnMailJob, { returnId: draft.id, letter: 'filed' }, now);
    return { kind: 'filed', code: draft.code };
  });
}

/** The pieces become those of the return, if they are still there. */
async function takePieces(
  tx: Transaction,
  shop: Shop,
  { order, draft }: { order: OrderView; draft: ReturnView },
  now: Date,
): Promise<'taken' | 'changed' | 'no-draft'> {
  const claim = { kind: 'return', id: draft.id } as const;
  if (draft.withdrawalId !== null) {
    if ((await waitingPieces(tx, draft.withdrawalId)).length === 0) {
      // Paid back meanwhile: nothing is left to send.
      await dropDraft(tx, order.id);
      return 'no-draft';
    }
    await handOverPieces(tx, { kind: 'withdrawal', id: draft.withdrawalId }, claim);
    return 'taken';
  }
  if (judgeReturnable(shop, order, await freePieces(tx, order.id, 'return')).obstacle) return 'changed';
  const { kind } = await claimPieces(tx, { orderId: order.id, claim, pieces: draft.lines }, now);
  return kind === 'claimed' ? 'taken' : 'changed';
}

/**
 * Ways in which the money of this order can go back; the same way only where something can be sent back along it, and
 * none where none has come.
 */
export function offerRefunds({ payments, paid, total }: Pick<OrderView, 'payments' | 'paid' | 'total'>): RefundWay[] {
  if (paid <= 0 && total.gross > 0) return [];
  const back = payments.some(({ kind, state }) => state === 'accepted' && kind !== 'dvp' && kind !== 'points');
  return back ? ['same-way', 'transfer', 'balance', 'other'] : ['transfer', 'balance', 'other'];
}

/** The refund of a return as a function of the cost of sending it, which is subtracted. */
export function returnAmountByCost(
  db: Pick<Database, 'select'>,
  order: OrderView,
  { id, lines, withdrawalId }: Pick<ReturnView, 'id' | 'lines' | 'withdrawalId'>,
): Promise<(cost: Grosze) => Grosze> {
  const claim = { kind: 'return', id } as const;
  const pieces = lines.map(({ lineId, quantity, accepted }) => ({ lineId, quantity: accepted ?? quantity }));
  return claimWorthByCost(db, order, { claim, pieces, withdrawn: withdrawalId !== null });
}

export function draftProgress(draft: ReturnView | null): DraftProgress | null {
  return (
    draft && {
      hasLines: draft.lines.length > 0,
      method: draft.method,
      parameterConfirmed: draft.parameterConfirmed,
      hasDelivery: draft.delivery !== null,
      hasPlace: draft.place !== null,
    }
  );
}
