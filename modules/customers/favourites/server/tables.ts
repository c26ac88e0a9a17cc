import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';

export const favourites = pgTable(
  'favourites',
  {
    visitorId: integer().notNull(),
    productId: integer().notNull(),
    sizeType: text().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.visitorId, t.productId, t.sizeType] }), index('favourites_product').on(t.productId)],
);
