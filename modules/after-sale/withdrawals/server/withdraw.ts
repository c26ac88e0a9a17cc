import { eq } from 'drizzle-orm';
import { newClaimCode, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import type { Pieces } from '#modules/sales/order-ledger/rules/claim.ts';
import { canShopperCancel } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  claimPieces,
  type FreeLine,
  freePieces,
  lockFreePieces,
  lockOwnerAndOrder,
  type OrderRow,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { callOffLocked, giveBackStock } from '#modules/sales/orders/server/index.ts';
import {
  blockLocked,
  callOffAtProvider,
  lockWithdrawn,
  type PaymentRow,
} from '#modules/sales/payments/server/index.ts';
import { endWithLines } from '#modules/sales/subscriptions/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { attempt } from '#platform/limits/server/index.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_S } from '#platform/time/rules/units.ts';
import type { WithdrawalView } from '../rules/withdrawal-view.ts';
import { findWithdrawalWhere } from './find-withdrawal.ts';
import { withdrawalLines } from './tables.ts';
import { areWithdrawable, judgeWithdrawable, unspentPieces } from './withdrawable.ts';
import { withdrawalNotice, withdrawalReceipt } from './withdrawal-mail.ts';

export interface Statement {
  /** Chosen by the form: sent again it is the same statement. */
  key: string;
  pieces: readonly Pieces[];
  name: string;
  /** Writes the receipt as a document; it goes with the mail. */
  writeReceipt: (made: WithdrawalView) => Promise<Buffer>;
}

export type WithdrawalOutcome =
  | { kind: 'made'; code: string }
  /** Not these pieces, or not any more: the statement must be made anew. */
  | { kind: 'changed' }
  /** Piece by piece: each statement writes mails. */
  | { kind: 'too-often' };

const MAX_STATEMENTS = { limit: 10, seconds: DAY_S };

/**
 * X.04: the confirmed second step. The statement, the pieces it takes and the receipt with its date and time (X.06) are
 * written together or not at all. Of an order that is not packed yet the pieces are on sale again at once; one of which
 * nothing is left is called off.
 */
export async function withdraw(shop: Shop, order: OrderView, statement: Statement): Promise<WithdrawalOutcome> {
  const now = shop.now();
  const closed: PaymentRow[] = [];
  const outcome = await shop.db.transaction(async (tx): Promise<WithdrawalOutcome> => {
    await lockOwnerAndOrder(tx, order.id);
    const locked = await lockFreePieces(tx, order.id, 'withdrawal');
    const madeBefore = await findWithdrawalWhere(tx, eq(withdrawals.key, statement.key));
    if (madeBefore)
      return madeBefore.orderId === order.id ? { kind: 'made', code: madeBefore.code } : { kind: 'changed' };
    if (!locked) return { kind: 'changed' };
    const free = await unspentPieces(tx, order.id, locked.lines);
    if (!areWithdrawable(judgeWithdrawable(order, free, now), statement.pieces)) return { kind: 'changed' };
    const limit = { key: `withdrawal-order:${order.id}`, ...MAX_STATEMENTS };
    if (!(await attempt({ db: tx }, limit, now)).allowed) return { kind: 'too-often' };
    const { name, key, pieces } = statement;
    const unpacked = canShopperCancel(locked.order.state);
    const [made] = await tx
      .insert(withdrawals)
      .values({ orderId: order.id, key, name, email: order.email, madeAt: now, unpacked, code: newClaimCode('OD') })
      .returning({ id: withdrawals.id, code: withdrawals.code });
    if (!made) throw new Error('The withdrawal was not stored');
    const claim = { kind: 'withdrawal', id: made.id } as const;
    const claimed = await claimPieces(tx, { orderId: order.id, claim, pieces }, now);
    if (claimed.kind !== 'claimed') throw new Error('Pieces under lock were not free');
    await blockWithdrawn(tx, pieces, locked.lines);
    await tx.insert(withdrawalLines).values(pieces.map((piece) => ({ withdrawalId: made.id, ...piece })));
    await recordEvent(tx, order.id, 'withdrawn', now, { code: made.code });
    const view = await findWithdrawalWhere(tx, eq(withdrawals.id, made.id));
    if (!view) throw new Error('The withdrawal cannot be read');
    const receipt = { name: `odstapienie-${made.code}.pdf`, type: 'application/pdf' };
    const content = await statement.writeReceipt(view);
    await sendMail(tx, withdrawalReceipt(shop, { view, order, attachment: { ...receipt, content } }), now);
    await sendMail(tx, withdrawalNotice(shop, view), now);
    if (unpacked) closed.push(...(await stopPacking(tx, order, { locked: locked.order, pieces }, now)));
    // A renewal locks sizes before its subscription: the same sequence here, so that neither waits for the other.
    await endWithLines(
      tx,
      pieces.map(({ lineId }) => lineId),
      now,
    );
    return { kind: 'made', code: made.code };
  });
  await callOffAtProvider(shop, closed);
  return outcome;
}

/** That so many cards are unspent `unspentPieces` has made sure of. */
async function blockWithdrawn(tx: Transaction, pieces: readonly Pieces[], lines: readonly FreeLine[]): Promise<void> {
  const earlier = lines.map(({ lineId, bought, free }) => ({ lineId, quantity: bought - free }));
  const cards = await lockWithdrawn(tx, pieces, earlier);
  if (!cards) throw new Error('A card was spent meanwhile');
  await blockLocked(tx, cards);
}

/** Nothing is packed: what is not wanted is on sale again at once, and with nothing wanted codes and money go back too. */
async function stopPacking(
  tx: Transaction,
  order: OrderView,
  { locked, pieces }: { locked: OrderRow; pieces: readonly Pieces[] },
  now: Date,
): Promise<PaymentRow[]> {
  const left = await freePieces(tx, order.id, 'withdrawal');
  const gifts = order.lines.filter(({ gift }) => gift).map(({ lineId }) => lineId);
  const isWanted = ({ lineId, free }: FreeLine) => free > 0 && !gifts.includes(lineId);
  if (!left.some(isWanted)) return callOffLocked(tx, locked, now);
  await giveBackStock(tx, order.id, now, pieces);
  return [];
}
