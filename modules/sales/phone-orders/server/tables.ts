import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';

export const phoneOrders = pgTable('phone_orders', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Of the form: one form makes one order. */
  key: text().notNull().unique(),
  staffId: integer(),
});
