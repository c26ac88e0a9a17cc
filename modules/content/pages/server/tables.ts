import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
  /** null: from the beginning. */
  startsAt: moment(),
  /** null: without an end. */
  endsAt: moment(),
});

/** The main page from top to bottom: what `content` holds depends on the kind (modules/content/home/rules/home-blocks.ts). */
export const homeBlocks = pgTable('home_blocks', {
  id: identity(),
  position: integer().notNull(),
  kind: text().notNull(),
  content: jsonb().notNull().default({}),
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
  /** null: as it was first written. */
  updatedAt: moment(),
});

/** Longer pieces for reading; the list can be narrowed to a month. */
export const blogEntries = pgTable(
  'blog_entries',
  {
    id: identity(),
    title: text().notNull(),
    slug: text().notNull(),
    lead: text().notNull().default(''),
    body: text().notNull().default(''),
    photo: text(),
    author: text().notNull().default(''),
    /** `YYYY-MM-DD` */
    date: text().notNull(),
    /** null: as it was first written. */
    updatedAt: moment(),
  },
  (t) => [index('blog_entries_date').on(t.date)],
);

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
  /** What a shopper must have allowed before it is handed out; only what the shop needs to work is `necessary`. */
  category: text({ enum: ['necessary', 'analytics', 'marketing'] })
    .notNull()
    .default('marketing'),
  /** When a layer opens: with the page, when the shopper is about to leave, or after something went into the basket. */
  opens: text({ enum: ['view', 'exit', 'basket'] })
    .notNull()
    .default('view'),
  /** Names a layer for screen readers. */
  title: text().notNull().default(''),
  /** Prefix of the addresses it shows on, or a whole path closed with `$`; empty everywhere. */
  address: text().notNull().default(''),
  onMobile: boolean().notNull().default(true),
  onTablet: boolean().notNull().default(true),
  onPc: boolean().notNull().default(true),
  active: boolean().notNull().default(true),
});
