import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Changes of points; the balance in `customers` is their sum. */
export const pointsEntries = pgTable(
  'points_entries',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Negative when spent. */
    change: integer().notNull(),
    reason: text({
      enum: ['opening', 'earned', 'spent-on-product', 'spent-on-payment', 'given-back', 'taken-back', 'corrected'],
    }).notNull(),
    /** Why the staff corrected it; the customer may read it. */
    note: text().notNull().default(''),
    orderId: integer().references(() => orders.id),
    /** The return or withdrawal; empty for the whole order. */
    claim: text().notNull().default(''),
    at: moment().notNull(),
  },
  (t) => [
    index('points_entries_customer').on(t.customerId, t.at),
    // An order, and each of its returns, has one entry of each kind, also when a job is repeated.
    uniqueIndex('points_entries_once').on(t.orderId, t.reason, t.claim),
  ],
);
