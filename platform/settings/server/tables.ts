import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The owner's changes to the shop settings, by name; defaults stand in shop-settings.ts. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
