import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Somebody looked for a product the shop does not have, or could not find it. */
export const productRequests = pgTable('product_requests', {
  id: identity(),
  /** What is sought, in the shopper's words. */
  product: text().notNull(),
  details: text().notNull().default(''),
  email: text().notNull(),
  createdAt: moment().notNull(),
});
