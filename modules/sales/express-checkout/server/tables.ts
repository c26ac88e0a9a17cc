import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from '#platform/db/server/columns.ts';

/** Express checkouts of the owner; each brings a button of its own (contract 2.23). */
export const expressProviders = pgTable('express_providers', {
  id: identity(),
  /** As the provider's script and the shop's addresses call it. */
  code: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull().default(0),
  /** Offered for the whole basket only, not on product pages. */
  basketOnly: boolean().notNull().default(false),
  enabled: boolean().notNull().default(true),
});
