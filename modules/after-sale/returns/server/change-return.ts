import { and, eq } from 'drizzle-orm';
import { canReturnBecome, canShopperCallOff, type ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import { returns } from '#modules/after-sale/claims/server/index.ts';
import { type Pieces, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import {
  handOverPieces,
  keepPieces,
  lockOwnerAndOrder,
  piecesOf,
  recordEvent,
  releasePieces,
  returnPaidJob,
} from '#modules/sales/order-ledger/server/index.ts';
import { findOrderById, giveBackStock } from '#modules/sales/orders/server/index.ts';
import {
  type AgreedAmount,
  agreeAmount,
  claimWorth,
  endOrder,
  findClaimRefund,
  listClaimRefunds,
  recordRefund,
  requestClaimRefund,
} from '#modules/sales/refunds/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { enqueue, handleJob } from '#platform/jobs/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { dropDraft, removeBytes } from './find-return.ts';
import { returnMailJob } from './return-mail.ts';
import { returnEvents, returnLines } from './tables.ts';

export type ReturnChange = { kind: 'done' } | { kind: 'unknown' } | { kind: 'too-late'; state: ReturnState };

type ReturnRow = typeof returns.$inferSelect;

/** The shopper thinks better of it, while the parcel has not come. A draft simply goes. */
export async function cancelReturn(shop: Shop, returnId: number): Promise<ReturnChange> {
  let photos: string[] = [];
  const outcome = await changing<ReturnChange>(shop, returnId, async (tx, row, now) => {
    if (!canShopperCallOff(row.state)) return { kind: 'too-late', state: row.state };
    if (row.state === 'draft') photos = await dropDraft(tx, row.orderId);
    else await move(tx, row, { state: 'cancelled', note: '' }, now);
    return { kind: 'done' };
  });
  await removeBytes(shop, photos);
  return outcome;
}

/** The owner moves a return on, with a word to the shopper if there is one to say. */
export function changeReturnState(
  shop: Shop,
  returnId: number,
  { state, note = '' }: { state: 'received' | 'refused'; note?: string },
): Promise<ReturnChange> {
  return changing(shop, returnId, async (tx, row, now) => {
    if (!canReturnBecome(row.state, state)) return { kind: 'too-late', state: row.state };
    await move(tx, row, { state, note }, now);
    await recordMove(tx, shop, row, { state, note });
    return { kind: 'done' };
  });
}

export interface Acceptance {
  note?: string;
  /** Without pieces all are accepted. */
  pieces?: readonly Pieces[];
  /** Accepted pieces that go on sale again. */
  restock?: boolean | readonly Pieces[];
}

export type ReturnAcceptance = ReturnChange | { kind: 'wrong-pieces'; lineId: number } | { kind: 'nothing' };

/** The shop has looked at the goods: what it takes back is on sale again, the rest goes back to the shopper and into no refund. */
export function acceptReturn(
  shop: Shop,
  returnId: number,
  { note = '', pieces, restock = true }: Acceptance = {},
): Promise<ReturnAcceptance> {
  return changing(shop, returnId, async (tx, row, now): Promise<ReturnAcceptance> => {
    if (!canReturnBecome(row.state, 'accepted')) return { kind: 'too-late', state: row.state };
    const lines = await tx.select().from(returnLines).where(eq(returnLines.returnId, returnId));
    const kept = lines.map(({ lineId, quantity }) => ({
      lineId,
      quantity: pieces ? quantityOf(pieces, lineId) : quantity,
    }));
    const onSale = kept.map(({ lineId, quantity }) => ({
      lineId,
      quantity: typeof restock === 'boolean' ? (restock ? quantity : 0) : quantityOf(restock, lineId),
    }));
    const isPart = (part: number, whole: number) => part >= 0 && part <= whole;
    const wrong = kept.find(
      ({ lineId, quantity }) =>
        !isPart(quantity, quantityOf(lines, lineId)) || !isPart(quantityOf(onSale, lineId), quantity),
    );
    if (wrong) return { kind: 'wrong-pieces', lineId: wrong.lineId };
    if (kept.every(({ quantity }) => quantity === 0)) return { kind: 'nothing' };
    for (const { lineId, quantity } of kept) {
      await tx
        .update(returnLines)
        .set({ accepted: quantity, restocked: quantityOf(onSale, lineId) })
        .where(and(eq(returnLines.returnId, returnId), eq(returnLines.lineId, lineId)));
    }
    if (kept.some(({ lineId, quantity }) => quantity < quantityOf(lines, lineId))) await takeOff(tx, row, kept, now);
    await updateAmount(tx, row, kept);
    const sold = onSale.filter(({ quantity }) => quantity > 0);
    if (sold.length > 0) await giveBackStock(tx, row.orderId, now, sold);
    await move(tx, row, { state: 'accepted', note }, now);
    await recordMove(tx, shop, row, { state: 'accepted', note, pieces: kept, restocked: onSale });
    return { kind: 'done' };
  });
}

/** Pieces that are not accepted leave the return. */
async function takeOff(tx: Transaction, row: ReturnRow, kept: readonly Pieces[], now: Date): Promise<void> {
  const { id, withdrawalId } = row;
  const claim = { kind: 'return', id } as const;
  // They stay withdrawn from.
  const rest = withdrawalId === null ? null : ({ kind: 'withdrawal', id: withdrawalId } as const);
  await keepPieces(tx, claim, { kept, rest }, now);
}

/** Another claim may have been decided or released since the return was filed. */
async function updateAmount(tx: Transaction, row: ReturnRow, kept: readonly Pieces[]): Promise<void> {
  const { id, orderId, withdrawalId } = row;
  const order = await findOrderById(tx, orderId);
  if (!order) return;
  const amount = await claimWorth(tx, order, {
    claim: { kind: 'return', id },
    pieces: kept,
    withdrawn: withdrawalId !== null,
    returnCost: row.deliveryCost,
  });
  await tx.update(returns).set({ amount }).where(eq(returns.id, id));
}

function recordMove(
  tx: Transaction,
  shop: Shop,
  row: ReturnRow,
  to: {
    /** The staff neither draft, file nor cancel a return. */
    state: Exclude<ReturnState, 'draft' | 'filed' | 'cancelled'>;
    note?: string;
    amount?: Grosze;
    pieces?: readonly Pieces[];
    restocked?: readonly Pieces[];
  },
): Promise<void> {
  const object = { kind: 'return', id: row.code };
  return recordChange(tx, shop, { action: `return.${to.state}`, object, from: { state: row.state }, to });
}

export type ReturnRefund =
  | ReturnChange
  | { kind: 'too-much'; held: Grosze }
  /** The refund was decided before. */
  | { kind: 'decided' };

/**
 * The money of an accepted return is put on its way; without an amount it is what the return is worth now. The return
 * is refunded once all of it went (`markReturnPaid`).
 */
export async function refundReturn(shop: Shop, returnId: number, amount?: Grosze): Promise<ReturnRefund> {
  let refundId: number | null = null;
  const outcome = await changing<ReturnRefund>(shop, returnId, async (tx, row, now) => {
    if (!canReturnBecome(row.state, 'refunded')) return { kind: 'too-late', state: row.state };
    const agreed = await agreeReturnAmount(tx, row, amount);
    if (agreed.kind !== 'agreed') return agreed;
    const sum = agreed.amount;
    const way = row.refundWay ?? 'other';
    const details = way === 'transfer' ? row.bankAccount : row.refundNote;
    const claim = { kind: 'return', id: row.id } as const;
    if ((await listClaimRefunds(tx, claim)).length > 0) return { kind: 'decided' };
    // The customer chose the voucher themselves when they filed the return.
    const voucherConsentAt = row.filedAt;
    const refund = { orderId: row.orderId, claim, amount: sum, way, details, voucherConsentAt };
    const decision = await recordRefund(tx, shop, refund);
    if (decision.kind === 'too-much') return decision;
    if (decision.kind === 'unknown-order') return { kind: 'unknown' };
    await tx.update(returns).set({ amount: sum }).where(eq(returns.id, row.id));
    await recordMove(tx, shop, row, { state: 'refunded', amount: sum });
    if (decision.isPaid) await finish(tx, row, decision.voucher, now);
    refundId = decision.refundId;
    return { kind: 'done' };
  });
  if (refundId !== null) await requestClaimRefund(shop, refundId);
  return outcome;
}

/**
 * Without an amount entered, what the return is worth now: another claim may have been decided or released since it was
 * filed. More may be paid, unless a complaint has paid for the same pieces.
 */
async function agreeReturnAmount(tx: Transaction, row: ReturnRow, entered?: Grosze): Promise<AgreedAmount> {
  const order = await findOrderById(tx, row.orderId);
  if (!order) return { kind: 'agreed', amount: entered ?? row.amount };
  const claim = { kind: 'return', id: row.id } as const;
  const claimed = { claim, pieces: await piecesOf(tx, claim), withdrawn: row.withdrawalId !== null };
  return agreeAmount(tx, order, { ...claimed, returnCost: entered === undefined ? row.deliveryCost : 0 }, entered);
}

/** All money was paid: the return is final, and the customer gets an email. */
export const markReturnPaid = handleJob(returnPaidJob, async (shop, { refundId }) => {
  const refund = await findClaimRefund(shop.db, refundId);
  if (!refund?.paidAt) return;
  await changing(shop, refund.claimId, async (tx, row, now) => {
    if (canReturnBecome(row.state, 'refunded')) await finish(tx, row, refund.voucher, now);
    return { kind: 'done' };
  });
});

async function finish(tx: Transaction, row: ReturnRow, voucher: string | null, now: Date): Promise<void> {
  await move(tx, row, { state: 'refunded', note: '', voucher: voucher || undefined }, now);
  await endOrder(tx, row.orderId, { now, byLaw: row.withdrawalId !== null });
}

/** Customers come before orders, and orders before their returns, wherever they are locked. */
async function changing<Outcome>(
  shop: Shop,
  returnId: number,
  change: (tx: Transaction, row: ReturnRow, now: Date) => Promise<Outcome>,
): Promise<Outcome | { kind: 'unknown' }> {
  return shop.db.transaction(async (tx) => {
    const [known] = await tx.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, returnId));
    if (!known || !(await lockOwnerAndOrder(tx, known.orderId))) return { kind: 'unknown' };
    const [row] = await tx.select().from(returns).where(eq(returns.id, returnId)).for('update');
    return row ? change(tx, row, shop.now()) : { kind: 'unknown' };
  });
}

async function move(
  tx: Transaction,
  row: ReturnRow,
  { state, note, voucher }: { state: Exclude<ReturnState, 'draft'>; note: string; voucher?: string },
  now: Date,
): Promise<void> {
  await tx
    .update(returns)
    .set({ state, updatedAt: now, ...(note && { reply: note }) })
    .where(eq(returns.id, row.id));
  await tx.insert(returnEvents).values({ returnId: row.id, at: now, kind: state, note });
  await recordEvent(tx, row.orderId, `return-${state}`, now, { code: row.code });
  if (state === 'cancelled' || state === 'refused') {
    const claim = { kind: 'return', id: row.id } as const;
    // The pieces stay withdrawn from; only this return ended.
    if (row.withdrawalId !== null) await handOverPieces(tx, claim, { kind: 'withdrawal', id: row.withdrawalId });
    else await releasePieces(tx, claim, now);
  }
  await enqueue(tx, returnMailJob, { returnId: row.id, letter: state, voucher, note }, now);
}
