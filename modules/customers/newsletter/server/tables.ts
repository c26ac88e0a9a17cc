import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';
import { ISSUE_STATES, NEWSLETTER_STATES } from '../rules/newsletter-fields.ts';

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

/** Mails the owner writes to all readers. */
export const newsletters = pgTable('newsletters', {
  id: identity(),
  subject: text().notNull(),
  /** Cleaned. */
  body: text().notNull(),
  state: text({ enum: NEWSLETTER_STATES }).notNull().default('draft'),
  updatedAt: moment().notNull(),
  startedAt: moment(),
  finishedAt: moment(),
  /** How many letters it has, and how many of them are in which state: changed with the letters, so that nobody counts them. */
  letters: integer().notNull().default(0),
  waiting: integer().notNull().default(0),
  written: integer().notNull().default(0),
  sent: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  /** Of its readers, how many left after it and before the next. */
  leavers: integer().notNull().default(0),
});

/** Who gets a newsletter: everybody who read it when it was started, each once. */
export const newsletterDeliveries = pgTable(
  'newsletter_letters',
  {
    newsletterId: integer()
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    readerId: integer()
      .notNull()
      .references(() => newsletterReaders.id, { onDelete: 'cascade' }),
    state: text({ enum: ISSUE_STATES }).notNull().default('waiting'),
    writtenAt: moment(),
    /** The reader left the newsletter after this letter and before the next. */
    leftAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.newsletterId, t.readerId] }),
    index('newsletter_letters_open').on(t.newsletterId, t.readerId).where(sql`${t.state} in ('waiting', 'written')`),
    index('newsletter_letters_reader').on(t.readerId, t.writtenAt),
  ],
);
