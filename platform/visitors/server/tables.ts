import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** A browser known by its `client` cookie; only the hash of the cookie is kept. */
export const visitors = pgTable(
  'visitors',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    customerId: integer(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    /** Made by the shop to place an order without a browser: a renewal, an order by phone. Deleted soon, with its basket. */
    byShop: boolean().notNull().default(false),
  },
  (t) => [index('visitors_seen').on(t.seenAt)],
);
