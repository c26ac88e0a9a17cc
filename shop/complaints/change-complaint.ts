import { eq } from 'drizzle-orm';
import {
  type ComplaintState,
  canComplaintBecome,
  canShopperWithdraw,
  holdsPieces,
} from '#rules/complaints/complaint-state.ts';
import { releasePieces } from '../after-sale/index.ts';
import type { Shop } from '../shop.ts';
import { complaintMail } from './complaint-mail.ts';
import { type ComplaintRow, lockComplaint } from './lock-complaint.ts';
import { complaintEvents, complaints } from './tables.ts';

export type ComplaintChange = 'done' | 'unknown-complaint' | 'too-late';

/** The shopper takes the complaint back while the shop has not decided (S2.75). */
export function cancelComplaint(shop: Shop, complaintId: number): Promise<ComplaintChange> {
  return move(shop, complaintId, 'cancelled', ({ state }) => canShopperWithdraw(state));
}

/** The shop moves a complaint on; the shopper gets a letter. */
export function changeComplaintState(shop: Shop, complaintId: number, state: ComplaintState): Promise<ComplaintChange> {
  return move(shop, complaintId, state, (complaint) => canComplaintBecome(complaint.state, state));
}

async function move(
  shop: Shop,
  complaintId: number,
  state: ComplaintState,
  may: (complaint: ComplaintRow) => boolean,
): Promise<ComplaintChange> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const complaint = await lockComplaint(tx, complaintId);
    if (!complaint) return 'unknown-complaint';
    if (!may(complaint)) return 'too-late';
    await tx.update(complaints).set({ state, updatedAt: now }).where(eq(complaints.id, complaintId));
    const [event] = await tx
      .insert(complaintEvents)
      .values({ complaintId, at: now, kind: state })
      .returning({ id: complaintEvents.id });
    if (!holdsPieces(state)) await releasePieces(tx, { kind: 'complaint', id: complaintId }, now);
    await complaintMail(tx, shop, { ...complaint, state }, { letter: 'moved', eventId: event?.id ?? 0 });
    return 'done';
  });
}
