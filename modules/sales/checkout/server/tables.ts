import { integer, pgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import {
  ORDER_TEXTS,
  type OrderAddress,
  type OrderData,
  type OrderText,
} from '#modules/sales/order-ledger/rules/order-data.ts';
import { orderConsents } from '#modules/sales/order-ledger/server/index.ts';
import { moment } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';

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

/** Older drafts have fewer fields; they are completed from an empty one. */
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

export const orderDrafts = pgTable('order_drafts', {
  visitorId: integer().primaryKey(),
  data: checkedJson('order_drafts.data', orderDraft).notNull(),
  updatedAt: moment().notNull(),
});
