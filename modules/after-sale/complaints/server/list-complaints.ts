import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ComplaintSummary } from '../rules/complaint-view.ts';
import { accessCondition, type ComplaintAccess } from './find-complaint.ts';
import { complaintEvents, complaintLines, complaintMessages } from './tables.ts';

const MAX = 100;

/** Newest first. */
export async function listComplaints(
  shop: Pick<Shop, 'db'>,
  owner: Exclude<ComplaintAccess, { accessToken: string }>,
): Promise<ComplaintSummary[]> {
  const { id, number, state, createdAt } = complaints;
  const heads = await shop.db
    .select({ id, number, state, createdAt, orderNumber: orders.number })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(accessCondition(owner))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX);
  if (heads.length === 0) return [];
  const ids = heads.map((head) => head.id);
  const lines = await shop.db
    .select()
    .from(complaintLines)
    .where(inArray(complaintLines.complaintId, ids))
    .orderBy(asc(complaintLines.id));
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
    lines: lines.filter((line) => line.complaintId === head.id),
    timeline: events.filter((event) => event.complaintId === head.id),
    latestShopMessage: messages.find((message) => message.complaintId === head.id) ?? null,
  }));
}
