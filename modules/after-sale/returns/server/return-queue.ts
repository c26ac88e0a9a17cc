import { and, asc, desc, eq, ilike, inArray, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Clock, REFUND_DAYS, returnClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import { returns, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import type { RefundProgress } from '#modules/sales/order-ledger/rules/refund-progress.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { refundProgressOf } from '#modules/sales/refunds/server/index.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { FIRST_ROWS, type ListPart } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { returnEvents, returnLines } from './tables.ts';

/** Where returns stand from the shop's side: it has the goods, they are on their way, it is over. */
export const RETURN_TABS = ['work', 'coming', 'over'] as const;
export type ReturnTab = (typeof RETURN_TABS)[number];

const STATES: Record<ReturnTab, readonly ReturnState[]> = {
  work: ['received', 'accepted'],
  coming: ['filed'],
  over: ['refunded', 'refused', 'cancelled'],
};

export interface QueuedReturn {
  code: string;
  orderNumber: string;
  email: string;
  state: ReturnState;
  amount: Grosze;
  filedAt: Date;
  goods: string;
  clock: Clock | null;
  /** How far the money that was decided on has come; null before. */
  refund: RefundProgress | null;
}

/** The returns of a tab, what runs out first before the others; those that are over, or were searched for, the newest first. */
export async function listReturnQueue(
  shop: Shop,
  tab: ReturnTab,
  search = '',
  { from, max }: ListPart = FIRST_ROWS,
): Promise<QueuedReturn[]> {
  const received = shop.db
    .select({ at: min(returnEvents.at) })
    .from(returnEvents)
    .where(and(eq(returnEvents.returnId, returns.id), inArray(returnEvents.kind, ['received', 'accepted'])));
  const goods = shop.db
    .select({ names: sql`string_agg(${orderLines.name}, ', ' order by ${orderLines.position})` })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(eq(returnLines.returnId, returns.id));
  const { id, code, state, amount, filedAt, updatedAt } = returns;
  const rows = await shop.db
    .select({
      id,
      code,
      state,
      amount,
      filedAt,
      updatedAt,
      orderNumber: orders.number,
      email: orders.email,
      withdrawnAt: withdrawals.madeAt,
      receivedAt: sql`(${received})`.mapWith(returnEvents.at),
      goods: sql<string | null>`(${goods})`,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(withdrawals, eq(withdrawals.id, returns.withdrawalId))
    .where(and(search ? ne(returns.state, 'draft') : inArray(returns.state, [...STATES[tab]]), named(search)))
    .orderBy(
      ...(search || tab === 'over' ? [desc(updatedAt)] : [dueOn(sql`(${received})`), asc(filedAt)]),
      asc(returns.id),
    )
    .limit(max)
    .offset(from);
  const now = shop.now();
  const progress = await refundProgressOf(
    shop.db,
    'return',
    rows.map((row) => row.id),
  );
  return rows.map(({ id: returnId, withdrawnAt, receivedAt, updatedAt: changedAt, ...row }) => ({
    ...row,
    refund: progress.get(returnId) ?? null,
    filedAt: row.filedAt ?? changedAt,
    goods: row.goods ?? '',
    clock: returnClock({ state: row.state, receivedAt, withdrawnAt }, now),
  }));
}

/** The day of `returnClock`, for the database to sort by; null comes last. */
function dueOn(received: SQL): SQL {
  const came = warsawDate(received);
  const byLaw = sql`greatest(${warsawDate(sql`${withdrawals.madeAt}`)} + ${REFUND_DAYS}::int, ${came})`;
  return sql`case when ${returns.state} in ('received', 'accepted') then
    case when ${withdrawals.madeAt} is null then ${came} + ${REFUND_DAYS}::int else ${byLaw} end end asc nulls last`;
}

function warsawDate(at: SQL): SQL {
  return sql`(${at} at time zone 'Europe/Warsaw')::date`;
}

/** How many returns stand in each tab. */
export async function countReturnTabs({ db }: Pick<Shop, 'db'>): Promise<Record<ReturnTab, number>> {
  const rows = await db
    .select({ state: returns.state, many: sql<number>`count(*)::int` })
    .from(returns)
    .groupBy(returns.state);
  const many = (tab: ReturnTab) =>
    rows.filter(({ state }) => STATES[tab].includes(state)).reduce((sum, row) => sum + row.many, 0);
  return { work: many('work'), coming: many('coming'), over: many('over') };
}

/** By what is written on the parcel, or by order or address; regardless of its state. */
function named(search: string): SQL | undefined {
  if (!search) return undefined;
  const part = likePattern(search);
  return or(ilike(returns.code, part), eq(orders.number, search), ilike(orders.email, part));
}
