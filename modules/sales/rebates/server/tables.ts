import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';

/** Rebate codes, and cards of regular customers. */
export const rebates = pgTable('rebates', {
  id: identity(),
  /** Upper case without spaces. */
  code: text().notNull().unique(),
  source: text({ enum: ['code', 'card'] })
    .notNull()
    .default('code'),
  name: text().notNull().default(''),
  effect: text({ enum: ['percent', 'amount', 'free-shipping'] }).notNull(),
  /** Per cent, or grosze; 0 for free shipping. */
  value: integer().notNull().default(0),
  minimumWorth: grosze(),
  startsAt: moment(),
  endsAt: moment(),
  /** Null: any number of times. */
  maxUses: integer(),
  uses: integer().notNull().default(0),
  oncePerCustomer: boolean().notNull().default(false),
  combinable: boolean().notNull().default(false),
  blocked: boolean().notNull().default(false),
  deleted: boolean().notNull().default(false),
  /** Shown to all visitors on the page of rebates. */
  advertised: boolean().notNull().default(false),
  /** Owner of a card or personal code, who sees it on the page of rebates. */
  customerId: integer(),
  /** Covered category; null: all products. */
  categoryId: integer(),
});

/** Codes entered for a basket. */
export const basketRebates = pgTable(
  'basket_rebates',
  {
    visitorId: integer().notNull(),
    rebateId: integer()
      .notNull()
      .references(() => rebates.id, { onDelete: 'cascade' }),
    addedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.visitorId, t.rebateId] })],
);

/** Codes of orders, as they were then. */
export const rebateUses = pgTable(
  'rebate_uses',
  {
    id: identity(),
    rebateId: integer()
      .notNull()
      .references(() => rebates.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    emailKey: text().notNull(),
    code: text().notNull(),
    name: text().notNull().default(''),
    effect: text({ enum: ['percent', 'amount', 'free-shipping'] }).notNull(),
    /** In the price type of the shop. */
    saved: grosze().notNull(),
    usedAt: moment().notNull(),
    /** Set when the order is cancelled. */
    givenBackAt: moment(),
  },
  (t) => [
    uniqueIndex('rebate_uses_order').on(t.orderId, t.rebateId),
    index('rebate_uses_customer').on(t.rebateId, t.customerId),
    index('rebate_uses_email').on(t.rebateId, t.emailKey),
  ],
);

export const gifts = pgTable('gifts', {
  id: identity(),
  productId: integer().notNull(),
  sizeType: text().notNull(),
  minimumWorth: grosze().notNull(),
  position: integer().notNull().default(0),
  startsAt: moment(),
  endsAt: moment(),
  enabled: boolean().notNull().default(true),
});

/** One gift for each basket (S4.35). */
export const basketGifts = pgTable('basket_gifts', {
  visitorId: integer().primaryKey(),
  giftId: integer()
    .notNull()
    .references(() => gifts.id, { onDelete: 'cascade' }),
  chosenAt: moment().notNull(),
});
