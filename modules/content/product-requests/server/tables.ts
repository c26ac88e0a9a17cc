import { pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

export const productRequests = pgTable('product_requests', {
  id: identity(),
  product: text().notNull(),
  details: text().notNull().default(''),
  email: text().notNull(),
  createdAt: moment().notNull(),
});
