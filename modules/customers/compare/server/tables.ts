import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';

export const comparedProducts = pgTable(
  'compared_products',
  {
    visitorId: integer().notNull(),
    productId: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.visitorId, t.productId] })],
);
