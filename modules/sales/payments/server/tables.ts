import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_KINDS } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { REFUND_PART_STATES } from '#modules/sales/order-ledger/rules/refund-progress.ts';
import { orderLines, orders, refunds } from '#modules/sales/order-ledger/server/tables.ts';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';
import { PAYMENT_STATES } from '../rules/payment-state.ts';

/** Ways to pay the owner offers; several of one kind are several systems (two banks that lend). */
export const paymentMethods = pgTable('payment_methods', {
  id: identity(),
  kind: text({ enum: PAYMENT_KINDS }).notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  icon: text().notNull().default(''),
  position: integer().notNull().default(0),
  /** Gross, added to the order. */
  cost: grosze().notNull().default(0),
  /** S5.37: amounts the system takes; null sets no limit. */
  minimum: grosze(),
  maximum: grosze(),
  /** The most pieces an order may have; null sets no limit. */
  maxPieces: integer(),
  /** The company that settles it; empty: the one the shop is paid through. */
  provider: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
});

/** Gift cards (number and PIN) and vouchers (number only). */
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

/** Every attempt to pay for an order. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    /** Names the payment to the shopper and to the bank; cannot be guessed. */
    reference: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Null for cards, and once the owner offers the method no more: kind and name stay as they were. */
    methodId: integer().references(() => paymentMethods.id, { onDelete: 'set null' }),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    name: text().notNull(),
    amount: grosze().notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    /** Why it failed, as a code. */
    problem: text(),
    provider: text().notNull().default(''),
    providerReference: text().notNull().default(''),
    /** Where the shopper goes to pay; empty when nothing has to be done elsewhere. */
    address: text().notNull().default(''),
    /** The code it was begun with: the same one pressed twice is one attempt. */
    blikCode: text().notNull().default(''),
    cardId: integer().references(() => giftCards.id),
    expiresAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [index('payments_order').on(t.orderId, t.id), index('payments_provider').on(t.provider, t.providerReference)],
);

/** Webhooks of providers, each taken once. The table has kept an older name. */
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
    /** Did it move the payment? Late news does not. */
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

/** Money that goes back to the shopper: asked of the provider that took it, or paid by hand. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: identity(),
    /** Names the refund to the provider: asked again with it, no money goes back twice. */
    reference: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The refund of a return, complaint or withdrawal it is a part of; null when it is one of the order alone. */
    refundId: integer().references(() => refunds.id, { onDelete: 'cascade' }),
    /** Null when it is paid by hand. */
    paymentId: integer().references(() => payments.id),
    /** Of the form it was asked for with: pressed twice it is one refund, of one or more payments. */
    key: text().notNull(),
    amount: grosze().notNull(),
    state: text({ enum: REFUND_PART_STATES }).notNull(),
    problem: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('payment_refunds_order').on(t.orderId, t.id),
    index('payment_refunds_payment').on(t.paymentId),
    index('payment_refunds_refund').on(t.refundId),
    index('payment_refunds_open').on(t.state).where(sql`${t.state} in ('asked', 'accepted', 'by-hand')`),
    uniqueIndex('payment_refunds_key').on(t.orderId, t.key, t.paymentId),
    check('payment_refunds_some', sql`${t.amount} > 0`),
  ],
);

/** Gift cards that were bought, one for each piece of a line. The PIN is not kept: it follows from the number. */
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

/** What the shop and a provider sign their webhooks with; made when first needed, the same on every node. */
export const providerSecrets = pgTable('provider_secrets', {
  provider: text().primaryKey(),
  secret: text().notNull(),
});

/** What the local bank knows: its side of payments, as a real bank would keep it elsewhere. */
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

/** Refunds at the local bank, each once by its reference. */
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
