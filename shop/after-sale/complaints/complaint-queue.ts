import { asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { byWhatRunsOut, type Clock, complaintClock, complaintWaitsFor } from '#rules/after-sale/clocks/legal-clock.ts';
import {
  COMPLAINT_STATES,
  type ComplaintState,
  isComplaintOver,
} from '#rules/after-sale/complaints/complaint-state.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { complaintLines, complaintMessages, complaints } from './tables.ts';

/** Whom complaints wait for; `nobody` has those that are over. */
export const COMPLAINT_TABS = ['shop', 'client', 'nobody'] as const;
export type ComplaintTab = (typeof COMPLAINT_TABS)[number];

export interface QueuedComplaint {
  number: string;
  state: ComplaintState;
  createdAt: Date;
  orderNumber: string | null;
  email: string;
  goods: string;
  /** When and by whom it was last written to; null while nobody has. */
  lastAuthor: 'client' | 'shop' | null;
  clock: Clock | null;
}

/** More than ever wait at once; the oldest are among them. */
const MOST_OPEN = 2000;
const MOST = 200;

const OPEN = COMPLAINT_STATES.filter((state) => !isComplaintOver(state));
const OVER = COMPLAINT_STATES.filter(isComplaintOver);

/** The complaints of a tab, what runs out first before the others; those that are over the newest first. */
export async function listComplaintQueue(shop: Shop, tab: ComplaintTab, search = ''): Promise<QueuedComplaint[]> {
  if (search) return listWhere(shop, named(search), 'newest');
  if (tab === 'nobody') return listWhere(shop, inArray(complaints.state, OVER), 'newest');
  return (await listOpen(shop)).filter((one) => complaintWaitsFor(one) === tab).slice(0, MOST);
}

/** How many complaints stand in each tab. */
export async function countComplaintTabs(shop: Shop): Promise<Record<ComplaintTab, number>> {
  const open = await listOpen(shop);
  const many = (tab: ComplaintTab) => open.filter((one) => complaintWaitsFor(one) === tab).length;
  const over = await shop.db.$count(complaints, inArray(complaints.state, OVER));
  return { shop: many('shop'), client: many('client'), nobody: over };
}

async function listOpen(shop: Shop): Promise<QueuedComplaint[]> {
  const open = await listWhere(shop, inArray(complaints.state, OPEN), 'oldest');
  return open.toSorted((a, b) =>
    byWhatRunsOut({ clock: a.clock, since: a.createdAt }, { clock: b.clock, since: b.createdAt }),
  );
}

async function listWhere(shop: Shop, which: SQL | undefined, first: 'newest' | 'oldest'): Promise<QueuedComplaint[]> {
  const { id, number, state, createdAt, updatedAt, email } = complaints;
  const goods = shop.db
    .select({ names: sql`string_agg(${complaintLines.name}, ', ' order by ${complaintLines.id})` })
    .from(complaintLines)
    .where(eq(complaintLines.complaintId, id));
  const last = shop.db
    .select({ author: complaintMessages.author })
    .from(complaintMessages)
    .where(eq(complaintMessages.complaintId, id))
    .orderBy(desc(complaintMessages.at), desc(complaintMessages.id))
    .limit(1);
  const rows = await shop.db
    .select({
      number,
      state,
      createdAt,
      email,
      orderNumber: orders.number,
      goods: sql<string | null>`(${goods})`,
      lastAuthor: sql<'client' | 'shop' | null>`(${last})`,
    })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(which)
    .orderBy(first === 'newest' ? desc(updatedAt) : asc(createdAt), asc(id))
    .limit(first === 'newest' ? MOST : MOST_OPEN);
  const now = shop.now();
  return rows.map((row) => ({ ...row, goods: row.goods ?? '', clock: complaintClock(row, now) }));
}

function named(search: string): SQL | undefined {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(complaints.number, part), ilike(complaints.email, part), eq(orders.number, search));
}
