import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { grosze, identity, quantity } from '../db/columns.ts';

export const couriers = pgTable('couriers', {
  id: identity(),
  name: text().notNull(),
  kind: text({ enum: ['courier', 'locker', 'pickup', 'post'] }).notNull(),
  icon: text().notNull().default(''),
  position: integer().notNull().default(0),
  /** Gross cost when paid in advance; null when not offered. */
  prepaidCost: grosze(),
  /** Gross cost with payment on delivery; null when not offered. */
  onDeliveryCost: grosze(),
  /** Basket worth from which delivery is free; null never. */
  freeFrom: grosze(),
  /** Working days on the way. */
  days: integer().notNull().default(1),
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
