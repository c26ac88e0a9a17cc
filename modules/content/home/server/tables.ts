import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

export const banners = pgTable('banners', {
  id: identity(),
  position: integer().notNull().default(0),
  title: text().notNull(),
  lead: text().notNull().default(''),
  link: text().notNull(),
  linkText: text().notNull().default(''),
  srcMobile: text().notNull(),
  srcTablet: text().notNull(),
  srcDesktop: text().notNull(),
  alt: text().notNull().default(''),
  /** null: no beginning */
  startsAt: moment(),
  /** null: no end */
  endsAt: moment(),
});

export const homeBlocks = pgTable('home_blocks', {
  id: identity(),
  position: integer().notNull(),
  kind: text().notNull(),
  content: jsonb().notNull().default({}),
});
