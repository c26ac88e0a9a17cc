import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity } from '#platform/db/server/columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    parentId: integer(),
    /** 1, 2 or 3. */
    level: integer().notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    /** Name of the whole category in the menu: „Cała odzież”. Polish cannot be inflected by rule. */
    wholeName: text(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    /** Ids from the root to this category, itself included. */
    path: integer().array().notNull(),
    productCount: integer().notNull().default(0),
    photo: text(),
    /** With all below it: in no menu and no list, and its page is not there. Its products stay on sale. */
    hidden: boolean().notNull().default(false),
    // Names at price comparison sites: a number of Google's taxonomy, a path of Ceneo's.
    googleCategory: integer(),
    ceneoCategory: text(),
  },
  (t) => [index('categories_parent').on(t.parentId, t.position)],
);

export const producers = pgTable(
  'producers',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    // Product safety (GPSR): who made it and who answers for it in the EU.
    address: text().notNull().default(''),
    email: text().notNull().default(''),
    responsibleName: text().notNull().default(''),
    responsibleAddress: text().notNull().default(''),
    responsibleEmail: text().notNull().default(''),
  },
  (t) => [uniqueIndex('producers_name').on(t.name)],
);

export const series = pgTable(
  'series',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    producerId: integer().references(() => producers.id),
    description: text().notNull().default(''),
  },
  (t) => [uniqueIndex('series_name').on(t.name)],
);

/** Several products may share one warranty. */
export const warranties = pgTable('warranties', {
  id: identity(),
  name: text().notNull(),
  description: text().notNull().default(''),
});
