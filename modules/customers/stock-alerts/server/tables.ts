import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sizes } from '#modules/catalogue/products/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Somebody who waits for a size to come back. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: identity(),
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    /** The browser that asked. An address proves nothing: only who asked from here sees the notice in an account. */
    visitorId: integer(),
    /** In lower case, so that one person waits once. */
    email: text().notNull(),
    /** For a call or a text message by the shop; empty when none was left. */
    phone: text().notNull().default(''),
    /** Known only from the mails to this address: whoever shows it may end the notice. */
    token: text().notNull().unique(),
    createdAt: moment().notNull(),
    notifiedAt: moment(),
    cancelledAt: moment(),
  },
  (t) => [
    uniqueIndex('stock_notices_waiting').on(t.sizeId, t.email).where(sql`notified_at is null and cancelled_at is null`),
    index('stock_notices_created').on(t.createdAt),
  ],
);
