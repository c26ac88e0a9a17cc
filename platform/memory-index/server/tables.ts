import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/server/columns.ts';

/**
 * Tokens of the index files on the disks of nodes. A file with an unknown token belongs to another database, for
 * example to a restored backup.
 */
export const listingSnapshots = pgTable('listing_snapshots', {
  token: uuid().primaryKey(),
  takenAt: moment().notNull().defaultNow(),
});
