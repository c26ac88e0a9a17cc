import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

export const contentPictures = pgTable(
  'content_pictures',
  {
    id: identity(),
    /** Path below the media folders. */
    file: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    name: text().notNull(),
    alt: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('content_pictures_created').on(t.createdAt)],
);
