import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { REFUND_WAYS } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';
import { RETURN_METHODS } from '#platform/settings/rules/setting-values.ts';
import { COMPLAINT_STATES } from '../rules/complaint-state.ts';
import { BUY_PLACES, PAYMENT_SOURCES, type Purchase } from '../rules/purchase.ts';
import type { ReturnPlace } from '../rules/return-method.ts';
import { RETURN_STATES } from '../rules/return-state.ts';

const place = v.object({
  id: v.number(),
  name: v.string(),
  street: v.string(),
  zipcode: v.string(),
  city: v.string(),
  openingHours: v.string(),
} satisfies FieldsOf<ReturnPlace>);

/** A return, from the first step of its form on. */
export const returns = pgTable(
  'returns',
  {
    id: identity(),
    /** Written on the parcel; random, so that it cannot be guessed. */
    code: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The withdrawal whose goods are sent back; its pieces are fixed. */
    withdrawalId: integer(),
    state: text({ enum: RETURN_STATES }).notNull().default('draft'),
    reason: text().notNull().default(''),
    method: text({ enum: RETURN_METHODS }),
    /** The parameter of the method, which the shopper confirmed. */
    parameterConfirmed: boolean().notNull().default(false),
    deliveryId: text(),
    deliveryName: text().notNull().default(''),
    /** Paid by the customer; taken from the refund. */
    deliveryCost: grosze().notNull().default(0),
    place: checkedJson('returns.place', place),
    refundWay: text({ enum: REFUND_WAYS }),
    bankAccount: text().notNull().default(''),
    refundNote: text().notNull().default(''),
    /** The refund, without the delivery of the return. */
    amount: grosze().notNull().default(0),
    /** The last word of the shop. */
    reply: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    filedAt: moment(),
  },
  (t) => [
    // One form per order at a time: two tabs fill in the same one.
    uniqueIndex('returns_draft').on(t.orderId).where(sql`${t.state} = 'draft'`),
    index('returns_order').on(t.orderId),
    index('returns_state').on(t.state, t.updatedAt),
    index('returns_filed').on(t.filedAt),
  ],
);

/** A customer's statement that they withdraw from buying some or all of an order. It counts from the moment it is made. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: identity(),
    code: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Chosen by the form: pressed twice or sent again, it is one statement. */
    key: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    /** Made before anything was packed: these pieces never leave the shop and are on sale again. */
    unpacked: boolean().notNull().default(false),
    madeAt: moment().notNull(),
  },
  (t) => [index('withdrawals_order').on(t.orderId), index('withdrawals_made').on(t.madeAt)],
);

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

export const complaints = pgTable(
  'complaints',
  {
    id: identity(),
    number: text().notNull().unique(),
    /** Opens the complaint without a sign-in, from the mail the shopper got. */
    accessToken: text().notNull().unique(),
    /** Null for goods that are in no order. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    customerId: integer(),
    visitorId: integer().notNull(),
    /** Chosen by the form: one key makes one complaint, also when the form is sent again. */
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
