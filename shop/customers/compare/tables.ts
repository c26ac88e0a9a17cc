import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '#shop/platform/db/columns.ts';

export const comparedProducts = pgTable(
  'compared_products',
  {
    visitorId: integer().notNull(),
    productId: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.visitorId, t.productId] })],
);
