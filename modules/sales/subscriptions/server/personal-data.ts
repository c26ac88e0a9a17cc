import { eq, inArray } from 'drizzle-orm';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { PersonalRecords } from '#platform/personal-data/server/personal-records.ts';
import { subscriptions } from './tables.ts';

/** Subscriptions are exported with the lines of the orders. */
export const personalSubscriptions: PersonalRecords = {
  tables: [],

  async forget({ db }, { customerId }) {
    const lines = db
      .select({ id: orderLines.id })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.customerId, customerId));
    await db.update(subscriptions).set({ state: 'stopped' }).where(inArray(subscriptions.orderLineId, lines));
  },

  async forgetOrders({ db }, orderIds) {
    await db.delete(subscriptions).where(inArray(subscriptions.orderLineId, linesOf(db, orderIds)));
  },
};

function linesOf(db: Transaction, orderIds: readonly number[]) {
  return db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
}
