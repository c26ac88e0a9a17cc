import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RETURN_STATES } from '#modules/after-sale/claims/rules/return-state.ts';
import { returns } from '#modules/after-sale/claims/server/tables.ts';
import { orderLines } from '#modules/sales/order-ledger/server/tables.ts';
import { identity, moment, quantity } from '#platform/db/server/columns.ts';

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: quantity().notNull(),
    /** How much of it the shop took back; null until it has looked. */
    accepted: quantity(),
    /** How much of that went back on sale. */
    restocked: quantity(),
    comment: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.lineId] })],
);

/** The history of a return, as the shopper reads it. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: identity(),
    returnId: integer()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    kind: text({ enum: RETURN_STATES }).notNull(),
    note: text().notNull().default(''),
  },
  (t) => [index('return_events_return').on(t.returnId, t.at)],
);
