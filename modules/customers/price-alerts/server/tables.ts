import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';

/** A customer's way out of mails about what they keep; written with the first mail. */
export const watchSettings = pgTable('watch_settings', {
  customerId: integer().primaryKey(),
  /** Known only from the mails: whoever shows it may stop them. */
  token: text().notNull().unique(),
  stoppedAt: moment(),
});

/** What a customer was mailed about a product, so that they are mailed once. */
export const watchAlerts = pgTable(
  'watch_alerts',
  {
    id: identity(),
    customerId: integer().notNull(),
    productId: integer().notNull(),
    kind: text({ enum: ['price', 'return'] }).notNull(),
    sizeType: text().notNull(),
    /** The price in the mail. */
    price: grosze().notNull(),
    sentAt: moment().notNull(),
  },
  (t) => [index('watch_alerts_customer').on(t.customerId, t.productId), index('watch_alerts_sent').on(t.sentAt)],
);
