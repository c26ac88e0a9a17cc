import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '../db/columns.ts';

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
});

export const news = pgTable('news', {
  id: identity(),
  title: text().notNull(),
  slug: text().notNull(),
  lead: text().notNull().default(''),
  body: text().notNull().default(''),
  photo: text(),
  /** `YYYY-MM-DD` */
  date: text().notNull(),
});

export const textPages = pgTable('text_pages', {
  id: identity(),
  /** Address without the leading slash. */
  address: text().notNull().unique(),
  title: text().notNull(),
  body: text().notNull(),
  updatedAt: moment().notNull(),
});

/** Marketing pieces of the batch call: snippets go to a region of the page, layers to the end of the body. */
export const snippets = pgTable('snippets', {
  id: identity(),
  kind: text({ enum: ['snippet', 'layer'] }).notNull(),
  region: text({ enum: ['head', 'body_top', 'other'] })
    .notNull()
    .default('other'),
  content: text().notNull().default(''),
  script: text().notNull().default(''),
  /** Prefix of the addresses it shows on; empty everywhere. */
  address: text().notNull().default(''),
  onMobile: boolean().notNull().default(true),
  onTablet: boolean().notNull().default(true),
  onPc: boolean().notNull().default(true),
  active: boolean().notNull().default(true),
});
