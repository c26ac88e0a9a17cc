import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Recent purges, for cached pages that outlive the process that would have received them (decision 30). */
export const pagePurges = pgTable(
  'page_purges',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** Number of the transaction: a page made before it was over may show what it changed. */
    transaction: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    tags: text().array().notNull(),
    purgedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('page_purges_transaction').on(t.transaction), index('page_purges_purged_at').on(t.purgedAt)],
);
