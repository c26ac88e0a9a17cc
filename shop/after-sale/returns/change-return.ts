import { eq } from 'drizzle-orm';
import { canReturnBecome, canShopperCallOff, type ReturnState } from '#rules/after-sale/returns/return-view.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { enqueue } from '#shop/platform/jobs/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { handOverPieces, lockOwnerAndOrder, recordEvent, releasePieces } from '#shop/selling/order-ledger/index.ts';
import { endOrder, recordRefund } from '#shop/selling/refunds/index.ts';
import { dropDraft, removeBytes } from './find-return.ts';
import { returnMailJob } from './return-mail.ts';
import { returnEvents, returns } from './tables.ts';

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
  { state, note = '' }: { state: 'received' | 'accepted' | 'refused'; note?: string },
): Promise<ReturnChange> {
  return changing(shop, returnId, async (tx, row, now) => {
    if (!canReturnBecome(row.state, state)) return { kind: 'too-late', state: row.state };
    await move(tx, row, { state, note }, now);
    return { kind: 'done' };
  });
}

export type ReturnRefund = ReturnChange | { kind: 'too-much'; held: Grosze };

/** The money of an accepted return goes back; without an amount it is the one the shopper was shown. */
export function refundReturn(shop: Shop, returnId: number, amount?: Grosze): Promise<ReturnRefund> {
  return changing(shop, returnId, async (tx, row, now): Promise<ReturnRefund> => {
    if (!canReturnBecome(row.state, 'refunded')) return { kind: 'too-late', state: row.state };
    const sum = amount ?? row.amount;
    const way = row.refundWay ?? 'other';
    const details = way === 'transfer' ? row.bankAccount : row.refundNote;
    const claim = { kind: 'return', id: row.id } as const;
    const outcome = await recordRefund(tx, { orderId: row.orderId, claim, amount: sum, way, details }, now);
    if (outcome.kind === 'too-much') return outcome;
    if (outcome.kind === 'unknown-order') return { kind: 'unknown' };
    await tx.update(returns).set({ amount: sum }).where(eq(returns.id, row.id));
    await move(tx, row, { state: 'refunded', note: '', voucher: outcome.voucher ?? undefined }, now);
    await endOrder(tx, row.orderId, now);
    return { kind: 'done' };
  });
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
    // What was withdrawn from stays withdrawn from; only this way of sending it back ended.
    if (row.withdrawalId !== null) await handOverPieces(tx, claim, { kind: 'withdrawal', id: row.withdrawalId });
    else await releasePieces(tx, claim, now);
  }
  await enqueue(tx, returnMailJob, { returnId: row.id, letter: state, voucher, note }, now);
}
