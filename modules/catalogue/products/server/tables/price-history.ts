import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { grosze, moment } from '#platform/db/server/columns.ts';

/** Append-only (a trigger refuses update and delete): the lowest price of 30 days is read from here. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    sizeId: integer().notNull(),
    price: grosze().notNull(),
    since: moment().notNull(),
  },
  (t) => [index('price_history_size').on(t.sizeId, t.since.desc())],
);
