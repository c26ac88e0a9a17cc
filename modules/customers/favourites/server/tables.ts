import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';

/** Names the favourites of the visitor `v` in queries of other modules. */
export const FAVOURITES_OF_VISITOR = 'from favourites where visitor_id = v.id';

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
