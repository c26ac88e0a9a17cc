import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';

/** Where pages of an earlier shop, or of an earlier address, stand now; asked only when nothing else answers. */
export const redirects = pgTable('redirects', {
  /** Path, with its query when the old shop had different pages by it. */
  source: text().primaryKey(),
  target: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
});
