import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';

/** Names the compared products of the visitor `v` in queries of other modules. */
export const COMPARED_OF_VISITOR = 'from compared_products where visitor_id = v.id';

export const comparedProducts = pgTable(
  'compared_products',
  {
    visitorId: integer().notNull(),
    productId: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.visitorId, t.productId] })],
);
