import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { Amount, RateTotals } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderFilter } from '../../rules/order-filter.ts';
import { orderAddresses } from '../tables.ts';
import { personOf } from './list-orders-for-staff.ts';
import { orderConditions } from './order-conditions.ts';

/** An order for the accountant. */
export interface ExportedOrder {
  number: string;
  placedAt: Date;
  state: OrderState;
  document: string;
  person: string;
  taxNumber: string;
  email: string;
  courierName: string;
  total: Amount;
  paid: Grosze;
  refunded: Grosze;
  rates: RateTotals[];
}

const AT_ONCE = 500;

/**
 * Orders by their ids, some hundreds at a time: however many there are, no more than that are in memory. Who took the list of
 * customers is written down before the first of them leaves.
 */
export async function* exportOrders(shop: Shop, filter: OrderFilter): AsyncGenerator<ExportedOrder[]> {
  await recordChange(shop.db, shop, { action: 'orders.exported', object: { kind: 'shop', id: 'orders' } });
  let after = 0;
  for (;;) {
    const rows = await shop.db
      .select()
      .from(orders)
      .where(and(orderConditions(filter), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const ids = rows.map(({ id }) => id);
    const people = await shop.db
      .select()
      .from(orderAddresses)
      .where(and(inArray(orderAddresses.orderId, ids), eq(orderAddresses.role, 'billing')));
    const byOrder = new Map(people.map((person) => [person.orderId, person]));
    yield rows.map((row) => ({
      number: row.number,
      placedAt: row.placedAt,
      state: row.state,
      document: row.document,
      person: personOf(byOrder.get(row.id)),
      taxNumber: byOrder.get(row.id)?.taxNumber ?? '',
      email: row.email,
      courierName: row.courierName,
      total: { gross: row.totalGross, net: row.totalNet },
      paid: row.paid,
      refunded: row.refunded,
      rates: row.vat,
    }));
    if (rows.length < AT_ONCE) return;
  }
}
