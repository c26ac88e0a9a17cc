import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment, transactionId } from '#platform/db/server/columns.ts';

/** Which products changed in a way a listing shows, recorded by triggers (migration `listing_changes`, decision 8). */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    /** Null: anything may have changed. */
    productId: integer(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('listing_changes_transaction').on(t.transaction)],
);

/**
 * Which copies of the indexes of listings and search lie on the disks of nodes. One that is not known here was taken of a database that no longer
 * is this one, a backup brought back included.
 */
export const listingSnapshots = pgTable('listing_snapshots', {
  token: uuid().primaryKey(),
  takenAt: moment().notNull().defaultNow(),
});
