import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
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

/**
 * Tokens of the index files on the disks of nodes. A file with an unknown token belongs to another database, for
 * example to a restored backup.
 */
export const listingSnapshots = pgTable('listing_snapshots', {
  token: uuid().primaryKey(),
  takenAt: moment().notNull().defaultNow(),
});
