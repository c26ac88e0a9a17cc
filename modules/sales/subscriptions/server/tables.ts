import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';
import { MISSED_REASONS, SUBSCRIPTION_STATES } from '../rules/subscription.ts';

/** X.74: Product, quantity, customer, address and delivery are those of its first order. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    orderLineId: integer()
      .notNull()
      .unique()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    days: integer().notNull(),
    state: text({ enum: SUBSCRIPTION_STATES }).notNull().default('active'),
    /** Warsaw's day. */
    nextOn: date({ mode: 'string' }).notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    /** The last due day without an order, and why; null after the next order. */
    missedOn: date({ mode: 'string' }),
    missedReason: text({ enum: MISSED_REASONS }),
  },
  (t) => [index('subscriptions_due').on(t.state, t.nextOn)],
);

/** One for a due day, also when several nodes renew at once. */
export const subscriptionOrders = pgTable(
  'subscription_orders',
  {
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    dueOn: date({ mode: 'string' }).notNull(),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.dueOn] })],
);
