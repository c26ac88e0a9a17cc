import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    number: text().notNull().unique(),
    /** Opens the order from the email, without signing in. */
    accessToken: text().notNull().unique(),
    visitorId: integer(),
    customerId: integer(),
    /** X.20: one key makes one order, however often the form is sent. */
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
    /** Locker, post office or shop where the parcel waits. */
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
    /** As at the moment of the order: pieces taken off later do not change it. */
    serviceVatPermille: integer().notNull().default(230),
    totalGross: grosze().notNull(),
    totalNet: grosze().notNull(),
    vat: checkedJson('orders.vat', v.array(frozenRate)).notNull(),
    /** Received money, with gift cards and points. */
    paid: grosze().notNull().default(0),
    /** Refunded money; `paid` is not reduced by it. */
    refunded: grosze().notNull().default(0),
    /** Money the shop keeps of a returned order: the delivery, unless the law returns it. */
    kept: grosze().notNull().default(0),
    /** False when the shop did not inform about the right to withdraw: it then lasts a year longer. */
    informedOfWithdrawal: boolean().notNull().default(true),
    pointsSpent: integer().notNull().default(0),
    pointsEarned: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('orders_key').on(t.visitorId, t.idempotencyKey),
    index('orders_customer').on(t.customerId, t.placedAt),
    index('orders_email').on(t.emailKey),
    index('orders_state').on(t.state, t.placedAt),
    // Pages of the staff's list.
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
    /** Of a subscription: the price in the next parcel, without rebates that depend on other lines. */
    renewalUnitGross: grosze(),
    /** Before rebates. */
    worthGross: grosze().notNull(),
    worthNet: grosze().notNull(),
    /** After rebates: what the customer pays, and what is refunded. */
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
    /** Why the customer may not withdraw; null when withdrawal is possible. */
    withdrawalBar: text({ enum: WITHDRAWAL_BARS }),
    /** Kind of content delivered automatically after payment; null for other goods. */
    digital: text({ enum: DIGITAL_KINDS }),
    /** Parts of an order may be delivered separately. */
    deliveredAt: moment(),
  },
  (t) => [
    uniqueIndex('order_lines_place').on(t.orderId, t.position),
    // Buyers of a product: confirmed opinions, bought products.
    index('order_lines_product').on(t.productId, t.orderId),
  ],
);

export const orderAddresses = pgTable(
  'order_addresses',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    role: text({ enum: ['billing', 'delivery', 'invoice'] }).notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    companyName: text().notNull().default(''),
    taxNumber: text().notNull().default(''),
    street: text().notNull().default(''),
    streetNumber: text().notNull().default(''),
    zipcode: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('PL'),
    phone: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.role] })],
);

/** Pieces an order took from stock; given back once, on cancellation or a change before packing. */
export const orderStock = pgTable(
  'order_stock',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sizeId: integer().notNull(),
    quantity: quantity().notNull(),
    givenBackAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.sizeId] })],
);

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
 * Pieces in returns, complaints and withdrawals. Every writer locks the order first, so that the sum for a line never exceeds what was
 * bought.
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
    /** Set when the claim is cancelled or refused: the pieces are free again. */
    releasedAt: moment(),
  },
  (t) => [
    index('claimed_pieces_order').on(t.orderId),
    index('claimed_pieces_claim').on(t.kind, t.claimId),
    check('claimed_pieces_some', sql`${t.quantity} > 0`),
  ],
);

/** Money decided for a return, complaint or withdrawal; its parts say how it is sent. */
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
    /** Account for a transfer, a text for any other way. */
    details: text().notNull().default(''),
    /** The voucher of a refund to the balance. */
    cardId: integer(),
    /** Key of the form: one click decides once. Empty where a claim is refunded only once anyway. */
    key: text().notNull().default(''),
    at: moment().notNull(),
    /** When the last part was sent. */
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
