import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Express checkouts the owner has switched on; each brings a button of its own (contract 2.23). */
export const expressProviders = pgTable('express_providers', {
  id: text().primaryKey(),
  name: text().notNull(),
  icon: text().notNull().default(''),
  position: integer().notNull().default(0),
  /** Offered for the whole basket only, not on product pages. */
  basketOnly: boolean().notNull().default(false),
});
