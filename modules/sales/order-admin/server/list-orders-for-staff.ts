import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  isCalledOff,
  nextStates,
  ORDER_STATES,
  type OrderState,
} from '#modules/sales/order-ledger/rules/order-state.ts';
import { orderAddresses, orderLines, orders, owedForEach } from '#modules/sales/order-ledger/server/index.ts';
import { personOf } from '#modules/sales/orders/rules/order-view.ts';
import { payBackOf } from '#modules/sales/refunds/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderFilter, OrderSort } from '../rules/order-filter.ts';
import { orderConditions } from './order-conditions.ts';

const ORDERS_ON_PAGE = 50;

export interface StaffOrderHead {
  id: number;
  number: string;
  state: OrderState;
  next: OrderState[];
  placedAt: Date;
  person: string;
  email: string;
  phone: string;
  courierName: string;
  prepaid: boolean;
  trackingNumber: string;
  total: Grosze;
  /** The courier's money included. */
  left: Grosze;
  /** Money beyond the cost of the order. */
  payBack: Grosze;
  lines: { name: string; quantity: number }[];
}

export interface StaffOrders {
  orders: StaffOrderHead[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

const BY: Record<OrderSort, { key: typeof orders.placedAt | typeof orders.totalGross; way: 'up' | 'down' }> = {
  newest: { key: orders.placedAt, way: 'down' },
  oldest: { key: orders.placedAt, way: 'up' },
  highest: { key: orders.totalGross, way: 'down' },
  lowest: { key: orders.totalGross, way: 'up' },
};

/** The next page begins after the last order of this one, so that its cost does not grow. */
export async function listOrdersForStaff(
  shop: Shop,
  filter: OrderFilter,
  { after = '', size = ORDERS_ON_PAGE }: { after?: string; size?: number } = {},
): Promise<StaffOrders> {
  const { key, way } = BY[filter.sort];
  const order = way === 'down' ? desc : asc;
  const rows = await shop.db
    .select()
    .from(orders)
    .where(and(orderConditions(filter), behind(filter.sort, after)))
    .orderBy(order(key), order(orders.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { orders: await toHeads(shop.db, shown), next: last ? writeCursor(filter.sort, last) : null };
}

/** With the rest of the filter. */
export async function countOrderStates(
  shop: Shop,
  filter: OrderFilter,
): Promise<Record<OrderState, number> & { all: number }> {
  const rows = await shop.db
    .select({ state: orders.state, many: count() })
    .from(orders)
    .where(orderConditions({ ...filter, state: null }))
    .groupBy(orders.state);
  const counts = Object.fromEntries(
    ORDER_STATES.map((state) => [state, rows.find((row) => row.state === state)?.many ?? 0]),
  ) as Record<OrderState, number>;
  return { ...counts, all: rows.reduce((sum, { many }) => sum + many, 0) };
}

function writeCursor(sort: OrderSort, { placedAt, totalGross, id }: typeof orders.$inferSelect): string {
  return `${BY[sort].key === orders.placedAt ? placedAt.toISOString() : totalGross}_${id}`;
}

function behind(sort: OrderSort, after: string): SQL | undefined {
  const { key, way } = BY[sort];
  const [, value, id] = /^([\dTZ:.-]+)_(\d{1,10})$/.exec(after) ?? [];
  if (value === undefined || id === undefined) return undefined;
  const isMoment = key === orders.placedAt;
  if (isMoment ? Number.isNaN(Date.parse(value)) : !/^\d{1,9}$/.test(value)) return undefined;
  const edge = isMoment ? sql`${value}::timestamptz` : sql`${value}::integer`;
  return way === 'down'
    ? sql`(${key}, ${orders.id}) < (${edge}, ${id}::bigint)`
    : sql`(${key}, ${orders.id}) > (${edge}, ${id}::bigint)`;
}

async function toHeads(db: Pick<Database, 'select'>, rows: (typeof orders.$inferSelect)[]): Promise<StaffOrderHead[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const people = await db
    .select()
    .from(orderAddresses)
    .where(and(inArray(orderAddresses.orderId, ids), eq(orderAddresses.role, 'billing')));
  const { orderId, name, quantity } = orderLines;
  const lines = await db
    .select({ orderId, name, quantity })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderLines.position));
  const owed = await owedForEach(db, rows);
  const payBack = await payBackOf(db, rows);
  return rows.map((row) => {
    const { id, number, state, placedAt, email, phone, courierName, prepaid, trackingNumber, totalGross: total } = row;
    const asked = isCalledOff(state) ? 0 : (owed.get(id) ?? total);
    return {
      id,
      number,
      state,
      next: nextStates(state, row.courierKind),
      placedAt,
      person: personOf(people.find((one) => one.orderId === id)),
      email,
      phone,
      courierName,
      prepaid,
      trackingNumber,
      total,
      left: Math.max(0, asked - row.paid),
      payBack: payBack.get(id) ?? 0,
      lines: lines.filter((line) => line.orderId === id).map(({ name, quantity }) => ({ name, quantity })),
    };
  });
}
