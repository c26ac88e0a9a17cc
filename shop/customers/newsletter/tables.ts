import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '#shop/customers/accounts/tables.ts';
import { identity, moment } from '#shop/platform/db/columns.ts';

/** Who asked for the newsletter. Nobody gets it before they confirmed the address from their own mailbox. */
export const newsletterReaders = pgTable('newsletter_readers', {
  id: identity(),
  /** In small letters. */
  email: text().notNull().unique(),
  name: text().notNull().default(''),
  /** Opens confirming and leaving; stands only in mails to this address. */
  token: text().notNull().unique(),
  /** The words that were agreed to, as proof. */
  consent: text().notNull(),
  /** Who asked for it from a browser they were signed in with; the address may be another. */
  customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
  askedAt: moment().notNull(),
  confirmedAt: moment(),
  leftAt: moment(),
});
