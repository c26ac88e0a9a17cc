import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { parseOrderNumber } from '#modules/sales/order-ledger/rules/order-state.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderView } from '../rules/order-view.ts';
import { viewOrders } from './view-orders.ts';

/** Proof of access; `staff` has a permission of the panel. */
export type OrderAccess = { customerId: number } | { accessToken: string } | { visitorId: number } | 'staff';

/** Null for every reason alike: a stranger must not learn that the order exists. */
export async function findOrder(shop: Shop, number: string, access: OrderAccess): Promise<OrderView | null> {
  const wanted = parseOrderNumber(number);
  return wanted === null ? null : findOrderWhere(shop.db, and(eq(orders.number, wanted), accessCondition(access)));
}

export function findOrderById(db: Pick<Database, 'select'>, orderId: number): Promise<OrderView | null> {
  return isRowId(orderId) ? findOrderWhere(db, eq(orders.id, orderId)) : Promise.resolve(null);
}

/** In the order of the ids; unknown ones are left out. */
export async function listOrdersById(db: Pick<Database, 'select'>, ids: readonly number[]): Promise<OrderView[]> {
  const possible = ids.filter(isRowId);
  if (possible.length === 0) return [];
  const rows = await db.select().from(orders).where(inArray(orders.id, possible));
  const found = await viewOrders(db, rows);
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function accessCondition(access: OrderAccess): SQL | undefined {
  if (access === 'staff') return undefined;
  if ('customerId' in access) return eq(orders.customerId, access.customerId);
  if ('accessToken' in access) return eq(orders.accessToken, access.accessToken);
  return eq(orders.visitorId, access.visitorId);
}

async function findOrderWhere(db: Pick<Database, 'select'>, which: SQL | undefined): Promise<OrderView | null> {
  const [found] = await viewOrders(db, await db.select().from(orders).where(which));
  return found ?? null;
}
