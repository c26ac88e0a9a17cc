import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

export const bars = pgTable('bars', {
  id: identity(),
  text: text().notNull(),
  address: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
  startsAt: moment(),
  endsAt: moment(),
  position: integer().notNull().default(0),
});
