import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import {
  COMPLAINT_STATES,
  type ComplaintState,
  isComplaintOver,
} from '#modules/after-sale/claims/rules/complaint-state.ts';
import { type Clock, complaintClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { complaints } from '#modules/after-sale/claims/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import { FIRST_ROWS, type ListPart } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { complaintLines, complaintMessages } from './tables.ts';

/** Tabs by the side that must act next; `over` has the final complaints. */
export const COMPLAINT_TABS = ['shop', 'client', 'over'] as const;
export type ComplaintTab = (typeof COMPLAINT_TABS)[number];

export interface QueuedComplaint {
  number: string;
  state: ComplaintState;
  createdAt: Date;
  orderNumber: string | null;
  email: string;
  goods: string;
  /** Null without messages. */
  lastAuthor: 'client' | 'shop' | null;
  clock: Clock | null;
}

const OPEN = COMPLAINT_STATES.filter((state) => !isComplaintOver(state));
const OVER = COMPLAINT_STATES.filter(isComplaintOver);

/** The complaints of a tab, what runs out first before the others; those that are over, or were searched for, the newest first. */
export async function listComplaintQueue(
  shop: Shop,
  tab: ComplaintTab,
  search = '',
  part: ListPart = FIRST_ROWS,
): Promise<QueuedComplaint[]> {
  const newest = [desc(complaints.updatedAt)];
  if (search) return listWhere(shop, named(search), newest, part);
  if (tab === 'over') return listWhere(shop, inArray(complaints.state, OVER), newest, part);
  // All have the same days from the first on; what is accepted has been decided, and nothing runs out for it.
  const due = [sql`${complaints.state} = 'accepted'`, asc(complaints.createdAt)];
  return listWhere(shop, and(inArray(complaints.state, OPEN), eq(waitsFor(shop), tab)), due, part);
}

/** How many complaints stand in each tab. */
export async function countComplaintTabs(shop: Pick<Shop, 'db'>): Promise<Record<ComplaintTab, number>> {
  const many = (tab: ComplaintTab) =>
    shop.db.$count(complaints, and(inArray(complaints.state, OPEN), eq(waitsFor(shop), tab)));
  const over = await shop.db.$count(complaints, inArray(complaints.state, OVER));
  return { shop: await many('shop'), client: await many('client'), over };
}

/** The side that did not write last must act; an accepted complaint waits for the shop until it is settled. */
function waitsFor({ db }: Pick<Shop, 'db'>): SQL<string> {
  const last = lastAuthor(db);
  return sql<string>`case when ${complaints.state} = 'accepted' then 'shop'
    when (${last}) = 'shop' or (${complaints.state} = 'waiting' and (${last}) is null) then 'client' else 'shop' end`;
}

function lastAuthor(db: Shop['db']) {
  return db
    .select({ author: complaintMessages.author })
    .from(complaintMessages)
    .where(eq(complaintMessages.complaintId, complaints.id))
    .orderBy(desc(complaintMessages.at), desc(complaintMessages.id))
    .limit(1);
}

async function listWhere(
  shop: Shop,
  which: SQL | undefined,
  order: SQL[],
  { from, max }: ListPart,
): Promise<QueuedComplaint[]> {
  const { id, number, state, createdAt, email } = complaints;
  const goods = shop.db
    .select({ names: sql`string_agg(${complaintLines.name}, ', ' order by ${complaintLines.id})` })
    .from(complaintLines)
    .where(eq(complaintLines.complaintId, id));
  const rows = await shop.db
    .select({
      number,
      state,
      createdAt,
      email,
      orderNumber: orders.number,
      goods: sql<string | null>`(${goods})`,
      lastAuthor: sql<'client' | 'shop' | null>`(${lastAuthor(shop.db)})`,
    })
    .from(complaints)
    .leftJoin(orders, eq(orders.id, complaints.orderId))
    .where(which)
    .orderBy(...order, asc(id))
    .limit(max)
    .offset(from);
  const now = shop.now();
  return rows.map((row) => ({ ...row, goods: row.goods ?? '', clock: complaintClock(row, now) }));
}

function named(search: string): SQL | undefined {
  const part = likePattern(search);
  return or(ilike(complaints.number, part), ilike(complaints.email, part), eq(orders.number, search));
}
