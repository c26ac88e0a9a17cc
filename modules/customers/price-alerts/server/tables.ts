import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';

export const watchSettings = pgTable('watch_settings', {
  customerId: integer().primaryKey(),
  /** Only in emails; ends them without a sign-in. */
  token: text().notNull().unique(),
  stoppedAt: moment(),
});

export const watchAlerts = pgTable(
  'watch_alerts',
  {
    id: identity(),
    customerId: integer().notNull(),
    productId: integer().notNull(),
    kind: text({ enum: ['price', 'return'] }).notNull(),
    sizeType: text().notNull(),
    /** The price in the email. */
    price: grosze().notNull(),
    sentAt: moment().notNull(),
  },
  (t) => [index('watch_alerts_customer').on(t.customerId, t.productId), index('watch_alerts_sent').on(t.sentAt)],
);
