import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

export const news = pgTable('news', {
  id: identity(),
  title: text().notNull(),
  slug: text().notNull(),
  lead: text().notNull().default(''),
  body: text().notNull().default(''),
  photo: text(),
  /** `YYYY-MM-DD` */
  date: text().notNull(),
  /** null: never changed */
  updatedAt: moment(),
});

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
    /** null: never changed */
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

/** Snippets go to a region of the page, layers to the end of the body. */
export const snippets = pgTable('snippets', {
  id: identity(),
  kind: text({ enum: ['snippet', 'layer'] }).notNull(),
  region: text({ enum: ['head', 'body_top', 'other'] })
    .notNull()
    .default('other'),
  content: text().notNull().default(''),
  script: text().notNull().default(''),
  /** The consent that the visitor must have given. */
  category: text({ enum: ['necessary', 'analytics', 'marketing'] })
    .notNull()
    .default('marketing'),
  opens: text({ enum: ['view', 'exit', 'basket'] })
    .notNull()
    .default('view'),
  /** Names a layer for screen readers. */
  title: text().notNull().default(''),
  /** Beginning of the addresses, or a whole path that ends with `$`; empty: every page. */
  address: text().notNull().default(''),
  onMobile: boolean().notNull().default(true),
  onTablet: boolean().notNull().default(true),
  onPc: boolean().notNull().default(true),
  active: boolean().notNull().default(true),
});
