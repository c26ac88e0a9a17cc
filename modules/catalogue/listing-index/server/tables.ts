import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment, transactionId } from '#platform/db/server/columns.ts';

/** Written by triggers (decision 8). */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    /** Null: any product may have changed. */
    productId: integer(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('listing_changes_transaction').on(t.transaction)],
);
