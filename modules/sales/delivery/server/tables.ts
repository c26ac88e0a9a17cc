import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { grosze, identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson } from '#platform/db/server/parse-json.ts';
import { COURIER_KINDS } from '../rules/courier-fields.ts';

const amount = v.nullable(v.number());
const rates = v.array(v.object({ maxWeight: amount, maxWorth: amount, prepaidCost: amount, onDeliveryCost: amount }));

export const couriers = pgTable('couriers', {
  id: identity(),
  name: text().notNull(),
  kind: text({ enum: COURIER_KINDS }).notNull(),
  icon: text().notNull().default(''),
  position: integer().notNull().default(0),
  /** Gross cost when paid in advance; null when not offered. */
  prepaidCost: grosze(),
  /** Gross cost with payment on delivery; null when not offered. */
  onDeliveryCost: grosze(),
  /** Other costs by weight and worth: the first that fits counts. */
  rates: checkedJson('couriers.rates', rates).notNull().default([]),
  /** Basket worth from which delivery is free; null never. */
  freeFrom: grosze(),
  /** Working days on the way. */
  days: integer().notNull().default(1),
  /** Orders after this hour leave on the next working day with it, `HH:MM`; empty: as the shop says. */
  deadline: text().notNull().default(''),
  /** Days of the week on which it brings parcels, 1 Monday … 7 Sunday. */
  weekdays: integer().array().notNull().default([1, 2, 3, 4, 5]),
  /** Greatest weight in grams, and worth; null is no limit. */
  maxWeight: integer(),
  maxWorth: grosze(),
  /** Greatest payment on delivery; null is no limit. */
  maxOnDelivery: grosze(),
  /** The customer chooses a pickup point. */
  needsPoint: boolean().notNull().default(false),
  /** The customer enters the courier's client number (S8.20). */
  requestsClientNumber: boolean().notNull().default(false),
  /** Address of the tracking page with `{number}` for the parcel; may be empty. */
  trackingLink: text().notNull().default(''),
  /** Simulated fault of the local courier service. */
  fault: text({ enum: ['', 'down', 'unserved', 'no-points'] })
    .notNull()
    .default(''),
  /** ISO 3166 codes of the countries it serves. */
  countries: text().array().notNull().default(sql`'{PL}'`),
  /** Beginnings of the postcodes it serves; empty: all. */
  postcodes: text().array().notNull().default([]),
  enabled: boolean().notNull().default(true),
});

/** Days besides weekends and holidays on which the shop sends nothing. */
export const closedDays = pgTable('closed_days', {
  /** `YYYY-MM-DD` */
  day: text().primaryKey(),
  reason: text().notNull().default(''),
});

export const stockLocations = pgTable('stock_locations', {
  id: identity(),
  name: text().notNull(),
  street: text().notNull(),
  zipcode: text().notNull(),
  city: text().notNull(),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  openingHours: text().notNull().default(''),
  position: integer().notNull().default(0),
});

export const locationStock = pgTable(
  'location_stock',
  {
    locationId: integer()
      .notNull()
      .references(() => stockLocations.id),
    sizeId: integer().notNull(),
    amount: quantity().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sizeId, t.locationId] })],
);

export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: identity(),
    courierId: integer()
      .notNull()
      .references(() => couriers.id),
    /** The courier's own name for the point: KRA01M. */
    code: text().notNull(),
    kind: text({ enum: ['locker', 'shop', 'post-office'] }).notNull(),
    name: text().notNull(),
    street: text().notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    /** City and street without accents, in lower case, for searches. */
    cityKey: text().notNull(),
    streetKey: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    openingHours: text().notNull().default(''),
    hint: text().notNull().default(''),
    cashOnDelivery: boolean().notNull().default(false),
    enabled: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('pickup_points_code').on(t.courierId, t.code),
    index('pickup_points_city').on(t.cityKey),
    index('pickup_points_zipcode').on(t.zipcode),
    index('pickup_points_place').on(t.latitude, t.longitude),
  ],
);

/** The point a visitor took last time. */
export const visitorPoints = pgTable('visitor_points', {
  visitorId: integer().primaryKey(),
  pointId: integer()
    .notNull()
    .references(() => pickupPoints.id, { onDelete: 'cascade' }),
  chosenAt: moment().notNull(),
});
