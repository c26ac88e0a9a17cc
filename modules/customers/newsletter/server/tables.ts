import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';
import { ISSUE_STATES, NEWSLETTER_STATES } from '../rules/newsletter-fields.ts';

export const newsletterReaders = pgTable('newsletter_readers', {
  id: identity(),
  /** Lower case */
  email: text().notNull().unique(),
  name: text().notNull().default(''),
  /** Only in emails to this address. */
  token: text().notNull().unique(),
  /** Text that was agreed to, as proof. */
  consent: text().notNull(),
  /** The signed-in customer; the account may have another address. */
  customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
  requestedAt: moment('asked_at').notNull(),
  confirmedAt: moment(),
  leftAt: moment(),
});

export const newsletters = pgTable('newsletters', {
  id: identity(),
  subject: text().notNull(),
  /** Cleaned. */
  body: text().notNull(),
  state: text({ enum: NEWSLETTER_STATES }).notNull().default('draft'),
  updatedAt: moment().notNull(),
  startedAt: moment(),
  finishedAt: moment(),
  /** Counters, updated with the deliveries. */
  deliveries: integer('letters').notNull().default(0),
  waiting: integer().notNull().default(0),
  written: integer().notNull().default(0),
  sent: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  leavers: integer().notNull().default(0),
});

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
    leftAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.newsletterId, t.readerId] }),
    index('newsletter_letters_open').on(t.newsletterId, t.readerId).where(sql`${t.state} in ('waiting', 'written')`),
    index('newsletter_letters_reader').on(t.readerId, t.writtenAt),
  ],
);
