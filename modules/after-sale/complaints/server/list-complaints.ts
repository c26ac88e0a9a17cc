import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { COMPLAINT_STATES, type ComplaintState, isComplaintOver } from '../rules/complaint-state.ts';
import type { ComplaintHead, ComplaintSummary } from '../rules/complaint-view.ts';
import { accessCondition, type ComplaintAccess } from './find-complaint.ts';
import { complaintEvents, complaintLines, complaintMessages, complaints } from './tables.ts';

const MAX = 100;

/** Somebody's complaints with what became of them, newest first. */
export async function listComplaints(
  shop: Pick<Shop, 'db'>,
  owner: Exclude<ComplaintAccess, { accessToken: string }>,
): Promise<ComplaintSummary[]> {
  const heads = await listHeads(shop, accessCondition(owner), complaints.createdAt);
  if (heads.length === 0) return [];
  const ids = heads.map(({ id }) => id);
  const { complaintId } = complaintEvents;
  const events = await shop.db
    .select({ complaintId, at: complaintEvents.at, kind: complaintEvents.kind, details: complaintEvents.details })
    .from(complaintEvents)
    .where(inArray(complaintId, ids))
    .orderBy(asc(complaintEvents.at), asc(complaintEvents.id));
  const messages = await shop.db
    .selectDistinctOn([complaintMessages.complaintId], {
      complaintId: complaintMessages.complaintId,
      text: complaintMessages.text,
      at: complaintMessages.at,
    })
    .from(complaintMessages)
    .where(and(inArray(complaintMessages.complaintId, ids), eq(complaintMessages.author, 'shop')))
    .orderBy(complaintMessages.complaintId, desc(complaintMessages.at), desc(complaintMessages.id));
  return heads.map((head) => ({
    ...head,
    timeline: events.filter((event) => event.complaintId === head.id),
    latestShopMessage: messages.find((message) => message.complaintId === head.id) ?? null,
  }));
}

/** For the owner of the shop: those of a state, or all that are not over; the last changed first. */
export function listAllComplaints(shop: Pick<Shop, 'db'>, state?: ComplaintState): Promise<ComplaintHead[]> {
  const open = COMPLAINT_STATES.filter((known) => !isComplaintOver(known));
  return listHeads(shop, inArray(complaints.state, state ? [state] : open), complaints.updatedAt);
}

async function listHeads(
  shop: Pick<Shop, 'db'>,
  which: SQL,
  latest: typeof complaints.createdAt | typeof complaints.updatedAt,
): Promise<ComplaintHead[]> {
  const rows = await shop.db
    .select({ ...getTableColumns(complaints), orderNumber: orders.number })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(which)
    .orderBy(desc(latest), desc(complaints.id))
    .limit(MAX);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await shop.db
    .select()
    .from(complaintLines)
    .where(inArray(complaintLines.complaintId, ids))
    .orderBy(asc(complaintLines.id));
  return rows.map(({ id, number, state, createdAt, orderNumber }) => ({
    id,
    number,
    state,
    createdAt,
    orderNumber,
    lines: lines.filter(({ complaintId }) => complaintId === id),
  }));
}
