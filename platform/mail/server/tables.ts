import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { bytes, identity, moment } from '#platform/db/server/columns.ts';
import { checkedJson } from '#platform/db/server/parse-json.ts';

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
    headers: checkedJson('outbox.headers', v.record(v.string(), v.string())).notNull().default(sql`'{}'`),
    createdAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (t) => [
    index('outbox_created').on(t.createdAt),
    // Mails about one order begin alike, and go to one person.
    index('outbox_key_prefix').on(t.key.op('text_pattern_ops')),
    index('outbox_recipient').on(t.recipient),
  ],
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
