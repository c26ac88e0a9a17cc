import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';
import { FEED_NAMES } from '../rules/feeds.ts';

/** When each feed was last made to its end, and how much it held. */
export const feedMakings = pgTable('feed_makings', {
  feed: text({ enum: FEED_NAMES }).primaryKey(),
  madeAt: moment().notNull(),
  products: integer().notNull(),
  /** Sizes of them where the site takes each as an offer of its own. */
  items: integer().notNull(),
});
