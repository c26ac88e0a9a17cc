import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, identity, moment } from '#shop/platform/db/columns.ts';

/** Every mail the shop wrote, sent or not. */
export const outbox = pgTable(
  'outbox',
  {
    id: identity(),
    /** Names the one mail this may be (`order-17-confirmed`): a second one with the same key is not written. */
    key: text().unique(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'`),
    createdAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (t) => [index('outbox_created').on(t.createdAt)],
);

export const outboxAttachments = pgTable(
  'outbox_attachments',
  {
    id: identity(),
    mailId: integer()
      .notNull()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    content: bytes().notNull(),
  },
  (t) => [index('outbox_attachments_mail').on(t.mailId)],
);
