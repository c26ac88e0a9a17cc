import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';

export const attemptCounts = pgTable(
  'attempt_counts',
  {
    /** Hash of what is counted: the key may hold an address or a number of a card. */
    keyHash: text().primaryKey(),
    count: integer().notNull(),
    /** When counting starts anew. */
    until: moment().notNull(),
  },
  (t) => [index('attempt_counts_until').on(t.until)],
);
