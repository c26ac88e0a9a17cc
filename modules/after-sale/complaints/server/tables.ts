import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { uploads } from '#modules/catalogue/media/server/tables.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';
import { COMPLAINT_EVENTS, COMPLAINT_STATES, type ComplaintEvent } from '../rules/complaint-state.ts';
import { BUY_PLACES, PAYMENT_SOURCES, type Purchase } from '../rules/purchase.ts';

const purchase = v.object({
  serialNumber: v.string(),
  boughtOn: v.string(),
  buyPlace: v.picklist(BUY_PLACES),
  buyPlaceDetails: v.string(),
  paymentSource: v.picklist(PAYMENT_SOURCES),
  bankAccount: v.string(),
  refundAddress: v.string(),
  chequeData: v.string(),
  site: v.nullable(v.object({ id: v.number(), name: v.string() })),
} satisfies FieldsOf<Purchase>);

const eventDetails = v.object({
  amount: v.optional(v.number()),
  refundId: v.optional(v.number()),
  trackingNumber: v.optional(v.string()),
} satisfies FieldsOf<ComplaintEvent['details']>);

export const complaints = pgTable(
  'complaints',
  {
    id: identity(),
    /** What the shopper knows the complaint by. */
    number: text().notNull().unique(),
    /** Opens the complaint without a sign-in, from the mail the shopper got. */
    accessToken: text().notNull().unique(),
    /** Null for goods that are in no order. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    customerId: integer(),
    visitorId: integer().notNull(),
    /** Chosen by the form: whatever is clicked, retried or sent again, one key makes one complaint. */
    idempotencyKey: text().notNull(),
    state: text({ enum: COMPLAINT_STATES }).notNull().default('new'),
    email: text().notNull(),
    emailKey: text().notNull(),
    phone: text().notNull().default(''),
    purchase: checkedJson('complaints.purchase', purchase),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('complaints_key').on(t.visitorId, t.idempotencyKey),
    index('complaints_customer').on(t.customerId, t.createdAt),
    index('complaints_order').on(t.orderId),
    index('complaints_state').on(t.state, t.updatedAt),
  ],
);

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

/** What happened to a complaint, as the shopper reads it: the states it went through, money and parcels. */
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
