import { and, asc, desc, eq, ilike, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { nameWithVersion } from '#modules/catalogue/products/rules/version-name.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import { FIRST_ROWS, type ListPart } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import type { MissedReason, SubscriptionState } from '../rules/subscription.ts';
import { awaitsPayment } from './awaits-payment.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

export const SUBSCRIPTION_TABS = ['active', 'missed', 'paused', 'stopped'] as const;
export type SubscriptionTab = (typeof SUBSCRIPTION_TABS)[number];

export interface StaffSubscription {
  id: number;
  days: number;
  state: SubscriptionState;
  nextOn: Day;
  missedOn: Day | null;
  missedReason: MissedReason | null;
  /** The next order waits for the previous payment. */
  awaitsPayment: boolean;
  name: string;
  size: string;
  sizeName: string;
  quantity: number;
  unit: string;
  unitPlural: string;
  email: string;
  /** Of the first order. */
  orderNumber: string;
  /** With the first one. */
  ordersMade: number;
}

const { state, nextOn, missedOn, id } = subscriptions;

/** Missed: the last due day brought no order, or no order was tried because the shop was closed or the job failed. */
const inTab = (today: Day): Record<SubscriptionTab, SQL | undefined> => ({
  active: eq(state, 'active'),
  missed: and(eq(state, 'active'), or(isNotNull(missedOn), and(lt(nextOn, today), not(awaitsPayment)))),
  paused: eq(state, 'paused'),
  stopped: eq(state, 'stopped'),
});

/** A search covers all states. The next to renew come first; one row more than a page means that another page follows. */
export async function listSubscriptionsForStaff(
  shop: Shop,
  tab: SubscriptionTab,
  search = '',
  part: ListPart = FIRST_ROWS,
): Promise<StaffSubscription[]> {
  const found = or(ilike(orders.email, likePattern(search)), ilike(orders.number, likePattern(search)));
  const rows = await shop.db
    .select({
      id,
      days: subscriptions.days,
      state,
      nextOn,
      missedOn,
      missedReason: subscriptions.missedReason,
      awaitsPayment,
      lineName: orderLines.name,
      versionName: orderLines.versionName,
      size: orderLines.sizeType,
      sizeName: orderLines.sizeName,
      quantity: orderLines.quantity,
      unit: orderLines.unit,
      unitPlural: orderLines.unitPlural,
      email: orders.email,
      orderNumber: orders.number,
      ordersMade: sql<number>`1 + (select count(*)::int from ${subscriptionOrders}
        where ${subscriptionOrders.subscriptionId} = ${id})`,
    })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(search ? found : inTab(warsawDay(shop.now()))[tab])
    .orderBy(tab === 'stopped' ? desc(subscriptions.changedAt) : asc(nextOn), asc(id))
    .offset(part.from)
    .limit(part.max);
  return rows.map(({ lineName, versionName, ...row }) => ({ ...row, name: nameWithVersion(lineName, versionName) }));
}

export async function countSubscriptionTabs({ db, now }: Shop): Promise<Record<SubscriptionTab, number>> {
  const conditions = inTab(warsawDay(now()));
  const among = (tab: SubscriptionTab) => sql<number>`count(*) filter (where ${conditions[tab]})`.mapWith(Number);
  const [counted] = await db
    .select({ active: among('active'), missed: among('missed'), paused: among('paused'), stopped: among('stopped') })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId));
  if (!counted) throw new Error('Counting gave no row');
  return counted;
}
