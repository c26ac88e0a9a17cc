import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Strips of the owner above the header, from left to right, each between its dates. */
export const bars = pgTable('bars', {
  id: identity(),
  text: text().notNull(),
  /** Where it leads; empty when nowhere. */
  address: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
  startsAt: moment(),
  endsAt: moment(),
  position: integer().notNull().default(0),
});
