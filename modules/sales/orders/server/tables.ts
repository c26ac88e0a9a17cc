import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import {
  ORDER_TEXTS,
  type OrderAddress,
  type OrderData,
  type OrderText,
} from '#modules/sales/order-ledger/rules/order-data.ts';
import { orderConsents } from '#modules/sales/order-ledger/server/index.ts';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import { identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';

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

/** What an order holds of the stock; given back once, when it is called off or not wanted any more before it is packed. */
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

const address = v.partial(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    companyName: v.string(),
    taxNumber: v.string(),
    street: v.string(),
    streetNumber: v.string(),
    zipcode: v.string(),
    city: v.string(),
    country: v.string(),
    phone: v.string(),
  } satisfies FieldsOf<OrderAddress>),
);

const texts = Object.fromEntries(ORDER_TEXTS.map((name) => [name, v.string()])) as Record<
  OrderText,
  v.StringSchema<undefined>
>;

/** A draft of an older version of the shop may have fewer fields: they are filled in from an empty one. */
const orderDraft = v.partial(
  v.object({
    buyer: v.picklist(['private', 'company']),
    ...texts,
    billing: address,
    delivery: v.nullable(address),
    invoice: v.nullable(address),
    courierId: v.nullable(v.number()),
    prepaid: v.boolean(),
    pickupPointId: v.nullable(v.number()),
    locationId: v.nullable(v.number()),
    paymentMethodId: v.nullable(v.number()),
    document: v.picklist(['confirmation', 'receipt', 'invoice', 'e-invoice']),
    consents: orderConsents,
    cards: v.array(v.number()),
    points: v.number(),
  } satisfies FieldsOf<OrderData>),
);

/** What a visitor has filled in for the order that is being made. */
export const orderDrafts = pgTable('order_drafts', {
  visitorId: integer().primaryKey(),
  data: checkedJson('order_drafts.data', orderDraft).notNull(),
  updatedAt: moment().notNull(),
});

/** Orders under way whose buyer closed the account: their personal data goes when they are done. */
export const ordersToForget = pgTable('orders_to_forget', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: moment().notNull(),
});

/** What an order is found by, written by triggers on the tables it comes from: lower case, without Polish marks. */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    words: text().notNull(),
  },
  (t) => [index('order_search_words').using('gin', sql`${t.words} gin_trgm_ops`)],
);

/** Lists of orders somebody of the staff comes back to. */
export const orderViews = pgTable(
  'order_views',
  {
    id: identity(),
    staffId: integer().notNull(),
    title: text().notNull(),
    /** As in the address of the list. */
    filter: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('order_views_title').on(t.staffId, t.title)],
);

/** What the staff write down about an order; the shopper does not see it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffId: integer(),
    author: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.at)],
);

/** Orders that were taken by phone; one press of the form makes one. */
export const phoneOrders = pgTable('phone_orders', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  key: text().notNull().unique(),
  staffId: integer(),
});
