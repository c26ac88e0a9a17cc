import * as v from 'valibot';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { FieldsOf } from '#platform/db/server/parse-json.ts';
import type { OrderConsents } from '../rules/order-data.ts';

/** With the texts of the order's moment. */
export const frozenAnswer = v.object({ question: v.string(), answer: v.string(), surcharge: v.number() });
export type FrozenAnswer = v.InferOutput<typeof frozenAnswer>;

/** As it was when ordered. */
export const frozenPart = v.object({
  productId: v.number(),
  name: v.string(),
  size: v.string(),
  sizeName: v.string(),
  quantity: v.number(),
});
export type FrozenPart = v.InferOutput<typeof frozenPart>;

/** Locker, post office or shop where the parcel waits. */
export const frozenPlace = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  street: v.string(),
  zipcode: v.string(),
  city: v.string(),
  openingHours: v.string(),
  /** The customer's number at the courier, where it is needed. */
  clientNumber: v.optional(v.string()),
});
export type FrozenPlace = v.InferOutput<typeof frozenPlace>;

export const frozenRate = v.object({ vatPermille: v.number(), gross: v.number(), net: v.number(), vat: v.number() });
export type FrozenRate = v.InferOutput<typeof frozenRate>;

export const orderConsents = v.object({
  terms: v.boolean(),
  virtual: v.boolean(),
  service: v.boolean(),
  mailing: v.boolean(),
  sms: v.boolean(),
} satisfies FieldsOf<OrderConsents>);

/** Lines of baskets and orders have the same extras. */
export const lineExtras = v.object({
  subscriptionDays: v.optional(v.number()),
  parts: v.optional(v.array(v.object({ id: v.number(), product: v.number(), size: v.string(), quantity: v.number() }))),
  configuration: v.optional(v.record(v.string(), v.array(v.string()))),
} satisfies FieldsOf<LineExtras>);
