import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNull,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { type Clock, withdrawalClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { holdsPieces, RETURN_STATES } from '#modules/after-sale/claims/rules/return-state.ts';
import { isWaiting, returns, withdrawals } from '#modules/after-sale/claims/server/index.ts';
import { NOT_DELIVERED } from '#modules/catalogue/availability/rules/size-status.ts';
import type { RefundProgress } from '#modules/sales/order-ledger/rules/refund-progress.ts';
import { claimedPieces, orderLines, orders, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { refundProgressOf } from '#modules/sales/refunds/server/index.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import { FIRST_ROWS, type ListPart } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { withdrawalLines } from './tables.ts';

/** Money that the shop owes, and what is settled or is paid with the return of its goods. */
export const WITHDRAWAL_TABS = ['due', 'settled'] as const;
export type WithdrawalTab = (typeof WITHDRAWAL_TABS)[number];

export interface QueuedWithdrawal {
  code: string;
  orderNumber: string;
  name: string;
  email: string;
  madeAt: Date;
  goods: string;
  /** The return in which its goods come back. */
  returnCode: string | null;
  /** How far the money that was decided on has come; null before. */
  refund: RefundProgress | null;
  /** Money is owed for it. */
  isDue: boolean;
  /** Null when the shop may wait for the goods, or owes nothing any more. */
  clock: Clock | null;
}

/** Due ones by their day, settled ones newest first. */
export async function listWithdrawalQueue(
  shop: Shop,
  tab: WithdrawalTab,
  search = '',
  { from, max }: ListPart = FIRST_ROWS,
): Promise<QueuedWithdrawal[]> {
  const { db } = shop;
  const { id, code, name, email, madeAt, unpacked } = withdrawals;
  const ofThis = eq(withdrawalLines.withdrawalId, id);
  const goods = db
    .select({ names: sql`string_agg(${orderLines.name}, ', ' order by ${orderLines.position})` })
    .from(withdrawalLines)
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.lineId))
    .where(ofThis);
  const types = db
    .select({ all: sql`array_agg(${orderLines.type})` })
    .from(withdrawalLines)
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.lineId))
    .where(ofThis);
  const sentBack = db
    .select({ code: returns.code })
    .from(returns)
    .where(and(eq(returns.withdrawalId, id), inArray(returns.state, RETURN_STATES.filter(holdsPieces))))
    .limit(1);
  const rows = await db
    .select({
      id,
      code,
      name,
      email,
      madeAt,
      unpacked,
      orderNumber: orders.number,
      goods: sql<string | null>`(${goods})`,
      types: sql<string[] | null>`(${types})`,
      returnCode: sql<string | null>`(${sentBack})`,
      isDue: sql<boolean>`${owesMoney(shop)}`,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(search ? named(search) : inTab(shop, tab))
    .orderBy(...(search || tab === 'settled' ? [desc(madeAt)] : [mayWait(types), asc(madeAt)]), asc(id))
    .limit(max)
    .offset(from);
  const now = shop.now();
  const progress = await refundProgressOf(
    db,
    'withdrawal',
    rows.map((row) => row.id),
  );
  return rows.map(({ id: withdrawalId, types: kinds, unpacked: kept, ...row }) => {
    const lines = (kinds ?? []).map((type) => ({ type }));
    const clock = row.isDue ? withdrawalClock({ madeAt: row.madeAt, unpacked: kept, lines }, now) : null;
    return { ...row, goods: row.goods ?? '', clock, refund: progress.get(withdrawalId) ?? null };
  });
}

/** All of it comes back and nothing runs out before: comes last. For the rest all days run from the statement on. */
function mayWait(types: SQLWrapper): SQL {
  return sql`not ${withdrawals.unpacked} and not coalesce((${types}) && array[${sql.join(
    NOT_DELIVERED.map((type) => sql`${type}`),
    sql`, `,
  )}], false)`;
}

/** How many withdrawals stand in each tab. */
export async function countWithdrawalTabs(shop: Pick<Shop, 'db'>): Promise<Record<WithdrawalTab, number>> {
  const [due, settled] = [
    await shop.db.$count(withdrawals, inTab(shop, 'due')),
    await shop.db.$count(withdrawals, inTab(shop, 'settled')),
  ];
  return { due, settled };
}

function inTab(shop: Pick<Shop, 'db'>, tab: WithdrawalTab): SQL {
  return tab === 'due' ? owesMoney(shop) : not(owesMoney(shop));
}

function owesMoney({ db }: Pick<Shop, 'db'>): SQL {
  const piece = db
    .select({ id: claimedPieces.id })
    .from(claimedPieces)
    .where(and(isWaiting(db), eq(claimedPieces.claimId, withdrawals.id)));
  const onItsWay = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.kind, 'withdrawal'), eq(refunds.claimId, withdrawals.id), isNull(refunds.paidAt)));
  return sql`(${exists(piece)} or ${exists(onItsWay)})`;
}

function named(search: string): SQL | undefined {
  const part = likePattern(search);
  return or(ilike(withdrawals.code, part), ilike(withdrawals.email, part), eq(orders.number, search));
}
