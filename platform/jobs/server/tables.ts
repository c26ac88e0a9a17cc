import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Work that waits to be done, by any node. A job that is done is gone; one that was given up stays for the owner to see. */
export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    name: text().notNull(),
    key: text(),
    data: jsonb().notNull(),
    createdAt: moment().notNull(),
    /** Not before; while a node works on it, the moment at which others may take that node for dead. */
    runAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    givenUpAt: moment(),
  },
  (t) => [
    index('jobs_due').on(t.runAt, t.id).where(sql`given_up_at is null`),
    uniqueIndex('jobs_key').on(t.name, t.key).where(sql`given_up_at is null`),
  ],
);
