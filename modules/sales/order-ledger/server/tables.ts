import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { DIGITAL_KINDS } from '#modules/catalogue/products/rules/digital-kind.ts';
import { WITHDRAWAL_BARS } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import { ORDER_EVENTS } from '#modules/sales/order-ledger/rules/order-events.ts';
import { REFUND_WAYS } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { grosze, identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson } from '#platform/db/server/parse-json.ts';
import { CLAIM_KINDS } from '../rules/claim.ts';
import { ORDER_STATES } from '../rules/order-state.ts';
import { frozenAnswer, frozenPart, frozenPlace, frozenRate, lineExtras, orderConsents } from './frozen.ts';

/** A placed order: nothing in it changes when the catalogue does. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    /** What the shopper knows the order by. */
    number: text().notNull().unique(),
    /** Opens the order without a sign-in, from the mail the shopper got. */
    accessToken: text().notNull().unique(),
    visitorId: integer(),
    customerId: integer(),
    /** Chosen by the order form: whatever is clicked, retried or killed, one key makes one order (X.20). */
    idempotencyKey: text().notNull(),
    state: text({ enum: ORDER_STATES }).notNull().default('new'),
    placedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    buyer: text({ enum: ['private', 'company'] }).notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    phone: text().notNull().default(''),
    document: text({ enum: ['confirmation', 'receipt', 'invoice', 'e-invoice'] }).notNull(),
    remarks: text().notNull().default(''),
    deliveryRemarks: text().notNull().default(''),
    consents: checkedJson('orders.consents', orderConsents).notNull(),
    courierId: integer(),
    courierName: text().notNull(),
    courierKind: text({ enum: ['courier', 'locker', 'point', 'pickup', 'post', 'none'] }).notNull(),
    prepaid: boolean().notNull(),
    /** Locker, post office or shop in which the parcel waits. */
    place: checkedJson('orders.place', frozenPlace),
    /** `YYYY-MM-DD`, as the shop promised it when the order was placed (X.52). */
    promisedDay: text(),
    trackingNumber: text().notNull().default(''),
    priceType: text({ enum: ['gross', 'net'] }).notNull(),
    goodsGross: grosze().notNull(),
    goodsNet: grosze().notNull(),
    rebateGross: grosze().notNull().default(0),
    rebateNet: grosze().notNull().default(0),
    deliveryGross: grosze().notNull().default(0),
    deliveryNet: grosze().notNull().default(0),
    paymentGross: grosze().notNull().default(0),
    paymentNet: grosze().notNull().default(0),
    /** VAT of delivery and payment, as the order was placed: pieces taken off later do not change it. */
    serviceVatPermille: integer().notNull().default(230),
    totalGross: grosze().notNull(),
    totalNet: grosze().notNull(),
    vat: checkedJson('orders.vat', v.array(frozenRate)).notNull(),
    /** Money that has come, gift cards and points included. */
    paid: grosze().notNull().default(0),
    /** Money that went back to the shopper; `paid` stays what had come. */
    refunded: grosze().notNull().default(0),
    /** What stays with the shop of an order that came back whole: the delivery, when no law gives it back. */
    kept: grosze().notNull().default(0),
    /** False when the shop did not tell of the right to withdraw: it then lasts a year longer. */
    informedOfWithdrawal: boolean().notNull().default(true),
    pointsSpent: integer().notNull().default(0),
    pointsEarned: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('orders_key').on(t.visitorId, t.idempotencyKey),
    index('orders_customer').on(t.customerId, t.placedAt),
    index('orders_email').on(t.emailKey),
    index('orders_state').on(t.state, t.placedAt),
    // Lists of the staff, a page at a time.
    index('orders_placed').on(t.placedAt, t.id),
    index('orders_total').on(t.totalGross, t.id),
    index('orders_unpaid')
      .on(t.placedAt, t.id)
      .where(sql`${t.paid} < ${t.totalGross} and ${t.state} not in ('cancelled', 'returned')`),
    index('orders_pay_back')
      .on(t.placedAt, t.id)
      .where(
        sql`${t.paid} - ${t.refunded} > case when ${t.state} in ('cancelled', 'returned') then ${t.kept} else ${t.totalGross} end`,
      ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().notNull(),
    sizeId: integer().notNull(),
    sizeType: text().notNull(),
    name: text().notNull(),
    versionName: text().notNull().default(''),
    sizeName: text().notNull().default(''),
    code: text().notNull().default(''),
    type: text().notNull(),
    photo: text(),
    photoTone: text(),
    unit: text().notNull(),
    unitPlural: text().notNull(),
    quantity: quantity().notNull(),
    unitSellby: quantity().notNull().default(1),
    unitPrecision: integer().notNull().default(0),
    vatPermille: integer().notNull(),
    unitGross: grosze().notNull(),
    unitNet: grosze().notNull(),
    /** Of a subscription: a piece of the next parcel, which has no other line that makes it cheaper. */
    renewalUnitGross: grosze(),
    /** Before rebates. */
    worthGross: grosze().notNull(),
    worthNet: grosze().notNull(),
    /** After rebates: what the shopper pays for the line, and gets back for it. */
    paidGross: grosze().notNull(),
    paidNet: grosze().notNull(),
    points: integer().notNull().default(0),
    pointsReceived: integer().notNull().default(0),
    forPoints: boolean().notNull().default(false),
    gift: boolean().notNull().default(false),
    extras: checkedJson('order_lines.extras', lineExtras).notNull().default({}),
    answers: checkedJson('order_lines.answers', v.array(frozenAnswer)).notNull().default([]),
    parts: checkedJson('order_lines.parts', v.array(frozenPart)).notNull().default([]),
    comment: text().notNull().default(''),
    /** Why the law lets nobody withdraw from this; null when everybody may. */
    withdrawalBar: text({ enum: WITHDRAWAL_BARS }),
    /** What the shop gives by itself once the line is paid for; null when somebody packs or does it. */
    digital: text({ enum: DIGITAL_KINDS }),
    /** When the shopper got it: parts of an order may come one after another. */
    deliveredAt: moment(),
  },
  (t) => [
    uniqueIndex('order_lines_place').on(t.orderId, t.position),
    // Who bought this product: confirmed opinions, bought products.
    index('order_lines_product').on(t.productId, t.orderId),
  ],
);

/** The history of an order, as the shopper reads it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    kind: text({ enum: ORDER_EVENTS }).notNull(),
    details: checkedJson('order_events.details', v.record(v.string(), v.union([v.string(), v.number()])))
      .notNull()
      .default({}),
  },
  (t) => [index('order_events_order').on(t.orderId, t.at)],
);

/**
 * Pieces of an order that stand in a return, a complaint or a withdrawal. Every writer locks the order first, so that
 * the rows of a line never sum up to more than was bought.
 */
export const claimedPieces = pgTable(
  'claimed_pieces',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    claimId: integer().notNull(),
    quantity: quantity().notNull(),
    at: moment().notNull(),
    /** Set when the claim was called off or refused: the pieces are the shopper's again. */
    releasedAt: moment(),
  },
  (t) => [
    index('claimed_pieces_order').on(t.orderId),
    index('claimed_pieces_claim').on(t.kind, t.claimId),
    check('claimed_pieces_some', sql`${t.quantity} > 0`),
  ],
);

/** Money that goes back for a return, complaint or withdrawal: decided on once; its parts say how it goes. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    claimId: integer().notNull(),
    amount: grosze().notNull(),
    way: text({ enum: REFUND_WAYS }).notNull(),
    /** Account for a transfer, words for any other way. */
    details: text().notNull().default(''),
    /** The voucher that holds a refund to the balance. */
    cardId: integer(),
    /** Of the form: one press of a button decides once. Empty where a claim is paid back only once anyway. */
    key: text().notNull().default(''),
    at: moment().notNull(),
    /** When the last of the money had gone; null while some of it has not. */
    paidAt: moment(),
    /** Art. 32 sec. 2: when the customer expressly agreed to a voucher instead of money; null for every other refund. */
    voucherConsentAt: moment(),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_claim').on(t.kind, t.claimId),
    index('refunds_open').on(t.orderId).where(sql`${t.paidAt} is null`),
    uniqueIndex('refunds_key').on(t.kind, t.claimId, t.key).where(sql`${t.key} <> ''`),
  ],
);
