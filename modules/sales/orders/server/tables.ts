import { integer, pgTable } from 'drizzle-orm/pg-core';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { moment } from '#platform/db/server/columns.ts';

/** Open orders of closed accounts: their personal data is deleted when they are done. */
export const ordersToForget = pgTable('orders_to_forget', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: moment().notNull(),
});
