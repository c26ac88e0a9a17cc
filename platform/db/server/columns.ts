import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core';

export const grosze = () => integer();

/** Quantities may be fractions (rope by 0.1 m), never more than three decimals. */
export const quantity = () => numeric({ precision: 12, scale: 3, mode: 'number' });

export const moment = (column = '') => timestamp(column, { withTimezone: true, mode: 'date' });

/** Explicit ids are allowed, so that imports and the demo keep theirs. */
export const identity = () => integer().generatedByDefaultAsIdentity().primaryKey();

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Numbers of transactions show which changes a reader cannot have seen yet; times and row numbers do not. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

const LARGEST_ID = 2_147_483_647;

/** Can a row have this id at all? A number from outside that cannot would make the database refuse the whole query. */
export function isRowId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST_ID;
}
