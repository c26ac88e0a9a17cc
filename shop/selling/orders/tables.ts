import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderData } from '#rules/selling/orders/order-data.ts';
import { moment, quantity } from '#shop/platform/db/columns.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';

export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    role: text({ enum: ['billing', 'delivery', 'invoice'] }).notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    companyName: text().notNull().default(''),
    taxNumber: text().notNull().default(''),
    street: text().notNull().default(''),
    streetNumber: text().notNull().default(''),
    zipcode: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('PL'),
    phone: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.role] })],
);

/** What an order holds of the stock; given back once, when it is called off or not wanted any more before it is packed. */
export const orderStock = pgTable(
  'order_stock',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sizeId: integer().notNull(),
    quantity: quantity().notNull(),
    givenBackAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.sizeId] })],
);

/** What a visitor has filled in for the order that is being made. */
export const orderDrafts = pgTable('order_drafts', {
  visitorId: integer().primaryKey(),
  data: jsonb().$type<OrderData>().notNull(),
  updatedAt: moment().notNull(),
});

/** Orders under way whose buyer closed the account: their personal data goes when they are done. */
export const ordersToForget = pgTable('orders_to_forget', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: moment().notNull(),
});
