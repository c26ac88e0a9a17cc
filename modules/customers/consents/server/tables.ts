import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';
import { CONSENT_KINDS, CONSENT_PLACES } from '../rules/consent.ts';

/** Every consent a customer gave or took back; rows are added, never changed (X.54). */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: identity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    given: boolean().notNull(),
    /** The words that were agreed to; empty for what is older than this table. */
    wording: text().notNull().default(''),
    place: text({ enum: CONSENT_PLACES }).notNull(),
    /** The number of the order, or the address the newsletter goes to. */
    about: text().notNull().default(''),
    at: moment().notNull(),
  },
  (t) => [index('consent_records_customer').on(t.customerId, t.at)],
);
