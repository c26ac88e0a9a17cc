import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  type ComplaintState,
  canComplaintBecome,
  canShopperWithdraw,
  holdsPieces,
} from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { releasePieces } from '#modules/sales/order-ledger/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { complaintMail } from './complaint-mail.ts';
import { type ComplaintRow, lockComplaint } from './lock-complaint.ts';
import { complaintEvents } from './tables.ts';
import { type MessageRefusal, replyWithin } from './write-message.ts';

export type ComplaintChange = 'done' | 'unknown-complaint' | 'too-late';

/** The shopper takes the complaint back while the shop has not decided (S2.75); taken back before, as in another tab, it stays so. */
export function cancelComplaint(shop: Shop, complaintId: number): Promise<ComplaintChange> {
  return move(shop, complaintId, {
    state: 'cancelled',
    may: ({ state }) => canShopperWithdraw(state),
    isDone: ({ state }) => state === 'cancelled',
  });
}

/** The shop moves a complaint on and the shopper gets a mail; with a note both are written or neither. */
export function changeComplaintState(
  shop: Shop,
  complaintId: number,
  state: ComplaintState,
  note = '',
): Promise<ComplaintChange | MessageRefusal> {
  return move(shop, complaintId, {
    state,
    may: (complaint) => canComplaintBecome(complaint.state, state),
    note,
    first: async (tx) => (note ? replyWithin(tx, shop, complaintId, { text: note, key: randomUUID() }) : null),
  });
}

interface Move<Refusal> {
  state: ComplaintState;
  may: (complaint: ComplaintRow) => boolean;
  /** Goes into the email about the step. */
  note?: string;
  /** Then nothing happens, and no email is sent. */
  isDone?: (complaint: ComplaintRow) => boolean;
  /** Answers with what keeps the complaint where it is. */
  first?: (tx: Transaction) => Promise<Refusal | null>;
}

async function move<Refusal = never>(
  shop: Shop,
  complaintId: number,
  { state, may, isDone, first, note }: Move<Refusal>,
): Promise<ComplaintChange | Refusal> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const complaint = await lockComplaint(tx, complaintId);
    if (!complaint) return 'unknown-complaint';
    if (isDone?.(complaint)) return 'done';
    if (!may(complaint)) return 'too-late';
    const refusal = await first?.(tx);
    if (refusal) return refusal;
    await tx.update(complaints).set({ state, updatedAt: now }).where(eq(complaints.id, complaintId));
    const [event] = await tx
      .insert(complaintEvents)
      .values({ complaintId, at: now, kind: state })
      .returning({ id: complaintEvents.id });
    if (!holdsPieces(state)) await releasePieces(tx, { kind: 'complaint', id: complaintId }, now);
    const object = { kind: 'complaint', id: complaint.number };
    await recordChange(tx, shop, {
      action: 'complaint.moved',
      object,
      from: { state: complaint.state },
      to: { state },
    });
    await complaintMail(tx, shop, { ...complaint, state }, { kind: 'moved', eventId: event?.id ?? 0, note });
    return 'done';
  });
}
