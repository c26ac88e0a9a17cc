import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_KINDS } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';
import { PAYMENT_STATES } from '../rules/payment-state.ts';

/** Several of one kind are several systems (two lenders). */
export const paymentMethods = pgTable('payment_methods', {
  id: identity(),
  kind: text({ enum: PAYMENT_KINDS }).notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  icon: text().notNull().default(''),
  position: integer().notNull().default(0),
  cost: grosze().notNull().default(0),
  /** S5.37: null sets no limit. */
  minimum: grosze(),
  maximum: grosze(),
  /** Null sets no limit. */
  maxPieces: integer(),
  /** The company that settles it; empty: the shop's provider. */
  provider: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
});

export const giftCards = pgTable(
  'gift_cards',
  {
    id: identity(),
    kind: text({ enum: ['gift-card', 'voucher'] }).notNull(),
    /** Digits and capital letters without spaces. */
    number: text().notNull().unique(),
    /** Null for a voucher. */
    pinHash: text(),
    issued: grosze().notNull(),
    balance: grosze().notNull(),
    blocked: boolean().notNull().default(false),
    /** Issued by a partner for another shop. */
    foreign: boolean().notNull().default(false),
    expiresAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [check('gift_cards_balance', sql`${t.balance} >= 0`)],
);

export const payments = pgTable(
  'payments',
  {
    id: identity(),
    /** Our name of the payment; cannot be guessed. */
    reference: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Null for cards, and after the owner deleted the method. */
    methodId: integer().references(() => paymentMethods.id, { onDelete: 'set null' }),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    name: text().notNull(),
    amount: grosze().notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    /** A code. */
    problem: text(),
    provider: text().notNull().default(''),
    providerReference: text().notNull().default(''),
    /** Where the customer pays; empty when there is no page. */
    address: text().notNull().default(''),
    /** The same code sent twice is one attempt. */
    blikCode: text().notNull().default(''),
    cardId: integer().references(() => giftCards.id),
    expiresAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [index('payments_order').on(t.orderId, t.id), index('payments_provider').on(t.provider, t.providerReference)],
);

/** Webhooks of providers, each accepted once. The table has an older name. */
export const paymentWebhooks = pgTable(
  'payment_notices',
  {
    id: identity(),
    provider: text().notNull(),
    webhookId: text('notice_id').notNull(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    /** A late webhook does not move the payment. */
    moved: boolean().notNull(),
    happenedAt: moment().notNull(),
    receivedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('payment_notices_once').on(t.provider, t.webhookId),
    index('payment_notices_payment').on(t.paymentId),
  ],
);

export const giftCardUses = pgTable(
  'gift_card_uses',
  {
    id: identity(),
    cardId: integer()
      .notNull()
      .references(() => giftCards.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    /** Negative when given back. */
    amount: grosze().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('gift_card_uses_card').on(t.cardId), index('gift_card_uses_order').on(t.orderId)],
);

/** One for each piece of a line. The PIN is not stored: it follows from the number. */
export const boughtCards = pgTable(
  'bought_cards',
  {
    cardId: integer()
      .primaryKey()
      .references(() => giftCards.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
  },
  (t) => [index('bought_cards_order').on(t.orderId), index('bought_cards_line').on(t.lineId)],
);

/** Made when first needed, the same on every node. */
export const providerSecrets = pgTable('provider_secrets', {
  provider: text().primaryKey(),
  secret: text().notNull(),
});

/** The bank's side of payments, as a real bank would store it elsewhere. */
export const bankTransfers = pgTable('bank_transfers', {
  id: identity(),
  reference: text().notNull().unique(),
  paymentReference: text().notNull(),
  kind: text({ enum: PAYMENT_KINDS }).notNull(),
  amount: grosze().notNull(),
  title: text().notNull(),
  returnAddress: text().notNull().default(''),
  blikCode: text().notNull().default(''),
  state: text({ enum: ['waiting', 'accepted', 'refused', 'timed-out', 'broken', 'returned'] })
    .notNull()
    .default('waiting'),
  expiresAt: moment().notNull(),
  createdAt: moment().notNull(),
  decidedAt: moment(),
});

/** Each once by its reference. */
export const bankRefunds = pgTable(
  'bank_refunds',
  {
    reference: text().primaryKey(),
    transfer: text().notNull(),
    amount: grosze().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('bank_refunds_transfer').on(t.transfer)],
);
