import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { Amount, RateTotals } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { orderAddresses, orders } from '#modules/sales/order-ledger/server/index.ts';
import { personOf } from '#modules/sales/orders/rules/order-view.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { OrderFilter } from '../rules/order-filter.ts';
import { orderConditions } from './order-conditions.ts';

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

/** In portions by id, so that memory is limited. The audit log has the export before the first row is sent. */
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
