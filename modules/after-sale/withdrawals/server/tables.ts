import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { identity, moment, quantity } from '#platform/db/server/columns.ts';

/** A shopper's statement that they withdraw from buying some or all of an order. It counts from the moment it is made. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: identity(),
    code: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Chosen by the form: pressed twice or sent again, it is one statement. */
    key: text().notNull().unique(),
    /** Who states it, and where the receipt went. */
    name: text().notNull(),
    email: text().notNull(),
    /** Made before anything was packed: these pieces never leave the shop and are on sale again. */
    unpacked: boolean().notNull().default(false),
    madeAt: moment().notNull(),
  },
  (t) => [index('withdrawals_order').on(t.orderId), index('withdrawals_made').on(t.madeAt)],
);

export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: quantity().notNull(),
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.lineId] })],
);
