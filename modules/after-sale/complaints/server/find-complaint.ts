import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { parseComplaintNumber } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { uploads } from '#modules/catalogue/media/server/index.ts';
import { type GrantedAccess, orders, verifyAccess } from '#modules/sales/order-ledger/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ComplaintView } from '../rules/complaint-view.ts';
import { complaintEvents, complaintFiles, complaintLines, complaintMessages } from './tables.ts';

/** The account, the link of an email, or the browser that filed the complaint. */
export type ComplaintAccess =
  | { customerId: number }
  | { accessToken: string /** Named by number and contact: of a guest's alone. */; named?: boolean }
  | { visitorId: number };

/** As `checkAccess` of orders, for a complaint. */
export function checkComplaintAccess(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  access?: string,
): Promise<GrantedAccess | null> {
  return verifyAccess(access, now(), async (number) => {
    const [complaint] = await db
      .select({ accessToken: complaints.accessToken })
      .from(complaints)
      .where(eq(complaints.number, number));
    return complaint?.accessToken;
  });
}

/** The complaint of this number if it is theirs; null for every other reason alike. */
export async function findComplaint(
  shop: Pick<Shop, 'db'>,
  number: string,
  access: ComplaintAccess,
): Promise<ComplaintView | null> {
  const wanted = parseComplaintNumber(number);
  return wanted === null
    ? null
    : findComplaintWhere(shop.db, and(eq(complaints.number, wanted), accessCondition(access)));
}

/** For the shop's own work. */
export async function findComplaintByNumber(shop: Pick<Shop, 'db'>, number: string): Promise<ComplaintView | null> {
  const wanted = parseComplaintNumber(number);
  return wanted === null ? null : findComplaintWhere(shop.db, eq(complaints.number, wanted));
}

export function accessCondition(access: ComplaintAccess): SQL {
  if ('customerId' in access) return eq(complaints.customerId, access.customerId);
  if ('accessToken' in access) {
    const opened = eq(complaints.accessToken, access.accessToken);
    return access.named ? sql`${opened} and ${complaints.customerId} is null` : opened;
  }
  return eq(complaints.visitorId, access.visitorId);
}

async function findComplaintWhere(
  db: Pick<Shop['db'], 'select'>,
  which: SQL | undefined,
): Promise<ComplaintView | null> {
  const [row] = await db
    .select({ ...getTableColumns(complaints), orderNumber: orders.number })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(which);
  if (!row) return null;
  const lines = await db
    .select()
    .from(complaintLines)
    .where(eq(complaintLines.complaintId, row.id))
    .orderBy(asc(complaintLines.id));
  const written = await db
    .select()
    .from(complaintMessages)
    .where(eq(complaintMessages.complaintId, row.id))
    .orderBy(asc(complaintMessages.at), asc(complaintMessages.id));
  const events = await db
    .select({ at: complaintEvents.at, kind: complaintEvents.kind, details: complaintEvents.details })
    .from(complaintEvents)
    .where(eq(complaintEvents.complaintId, row.id))
    .orderBy(asc(complaintEvents.at), asc(complaintEvents.id));
  const files = await listFiles(db, row.id);
  const of = (key: 'lineId' | 'messageId', id: number) =>
    files.filter((file) => file[key] === id).map(({ lineId: _, messageId: __, ...file }) => file);
  const { id, number, state, createdAt, orderNumber, accessToken, email, phone, purchase } = row;
  return {
    id,
    number,
    state,
    createdAt,
    orderNumber,
    accessToken,
    email,
    phone,
    purchase,
    timeline: events,
    lines: lines.map(({ complaintId: _, orderLineId: __, ...line }) => ({ ...line, files: of('lineId', line.id) })),
    messages: written.map(({ id: messageId, author, text, at }) => ({
      id: messageId,
      author,
      text,
      at,
      files: of('messageId', messageId),
    })),
  };
}

async function listFiles(db: Pick<Shop['db'], 'select'>, complaintId: number) {
  const { lineId, messageId } = complaintFiles;
  const rows = await db
    .select({ lineId, messageId, name: uploads.name, originalName: uploads.originalName, type: uploads.type })
    .from(complaintFiles)
    .innerJoin(uploads, eq(uploads.id, complaintFiles.uploadId))
    .where(eq(complaintFiles.complaintId, complaintId))
    .orderBy(asc(complaintFiles.uploadId));
  return rows.map(({ type, ...file }) => ({ ...file, isPicture: type.startsWith('image/') }));
}
