import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { COMPLAINT_EVENTS, type ComplaintEvent } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaints } from '#modules/after-sale/claims/server/tables.ts';
import { uploads } from '#modules/catalogue/media/server/tables.ts';
import { orderLines } from '#modules/sales/order-ledger/server/tables.ts';
import { identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';

const eventDetails = v.object({
  amount: v.optional(v.number()),
  refundId: v.optional(v.number()),
  trackingNumber: v.optional(v.string()),
} satisfies FieldsOf<ComplaintEvent['details']>);

const complaintId = () =>
  integer()
    .notNull()
    .references(() => complaints.id, { onDelete: 'cascade' });

export const complaintLines = pgTable(
  'complaint_lines',
  {
    id: identity(),
    complaintId: complaintId(),
    orderLineId: integer().references(() => orderLines.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** Version and size in words. */
    details: text().notNull().default(''),
    photo: text(),
    photoTone: text(),
    quantity: quantity().notNull(),
    unit: text().notNull(),
    unitPlural: text().notNull(),
    description: text().notNull(),
  },
  (t) => [index('complaint_lines_complaint').on(t.complaintId)],
);

export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: identity(),
    complaintId: complaintId(),
    author: text({ enum: ['client', 'shop'] }).notNull(),
    text: text().notNull(),
    at: moment().notNull(),
    /** One key makes one message, however often the form is sent. */
    key: text().notNull(),
  },
  (t) => [uniqueIndex('complaint_messages_key').on(t.complaintId, t.key)],
);

/** A file of a complaint: with one of its products, or with a message. */
export const complaintFiles = pgTable(
  'complaint_files',
  {
    uploadId: integer()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    complaintId: complaintId(),
    lineId: integer().references(() => complaintLines.id, { onDelete: 'cascade' }),
    messageId: integer().references(() => complaintMessages.id, { onDelete: 'cascade' }),
  },
  (t) => [index('complaint_files_complaint').on(t.complaintId)],
);

/** The history that the customer sees. */
export const complaintEvents = pgTable(
  'complaint_events',
  {
    id: identity(),
    complaintId: complaintId(),
    at: moment().notNull(),
    kind: text('state', { enum: COMPLAINT_EVENTS }).notNull(),
    details: checkedJson('complaint_events.details', eventDetails).notNull().default({}),
  },
  (t) => [index('complaint_events_complaint').on(t.complaintId, t.at)],
);
