import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    staffId: integer(),
    /** Name at the time of writing. */
    author: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('customer_notes_customer').on(t.customerId, t.at)],
);
