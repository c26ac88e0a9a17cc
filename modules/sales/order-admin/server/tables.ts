import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Lower case without diacritics, written by triggers on the source tables. */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text().notNull(),
  },
  (t) => [index('order_search_words').using('gin', sql`${t.words} gin_trgm_ops`)],
);

export const orderViews = pgTable(
  'order_views',
  {
    id: identity(),
    staffId: integer().notNull(),
    title: text().notNull(),
    filter: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('order_views_title').on(t.staffId, t.title)],
);

export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffId: integer(),
    author: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.at)],
);
