import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sizes } from '#modules/catalogue/products/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';

export const stockNotices = pgTable(
  'stock_notices',
  {
    id: identity(),
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    /** The browser of the request: only its customer sees the notice in the account. */
    visitorId: integer(),
    /** Lower case */
    email: text().notNull(),
    /** Empty: no call wanted */
    phone: text().notNull().default(''),
    /** Only in emails; ends the notice. */
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
