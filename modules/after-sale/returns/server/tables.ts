import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { REFUND_WAYS } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/tables.ts';
import { grosze, identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';
import { RETURN_METHODS } from '#platform/settings/rules/setting-values.ts';
import { RETURN_STATES, type ReturnPlace } from '../rules/return-view.ts';

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
    /** Written on the parcel; random, so that nobody can guess the code of another return. */
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
    /** What the shopper pays for sending the goods back; taken from the refund. */
    deliveryCost: grosze().notNull().default(0),
    place: checkedJson('returns.place', place),
    refundWay: text({ enum: REFUND_WAYS }),
    bankAccount: text().notNull().default(''),
    refundNote: text().notNull().default(''),
    /** What goes back, delivery of the return taken off. */
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

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: quantity().notNull(),
    /** How much of it the shop took back; null until it has looked. */
    accepted: quantity(),
    /** How much of that went back on sale. */
    restocked: quantity(),
    comment: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.lineId] })],
);

/** The history of a return, as the shopper reads it. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: identity(),
    returnId: integer()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    kind: text({ enum: RETURN_STATES }).notNull(),
    note: text().notNull().default(''),
  },
  (t) => [index('return_events_return').on(t.returnId, t.at)],
);
