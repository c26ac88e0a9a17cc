import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { grosze, identity, moment, quantity } from '#platform/db/server/columns.ts';
import { products } from './products.ts';

export const sizes = pgTable(
  'sizes',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** `uniw` for products of one size. */
    type: text().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    code: text().notNull().default(''),
    /** Number under the bar code (EAN); empty when there is none. */
    gtin: text().notNull().default(''),
    /** Pieces in stock, -1 unlimited. */
    stock: quantity().notNull().default(0),
    amountMin: quantity(),
    amountMax: quantity(),
    status: text({ enum: ['enable', 'order', 'disable'] })
      .notNull()
      .default('enable'),
    statusDescription: text().notNull().default(''),
    deliveryDate: text().notNull().default(''),
    unknownDeliveryTime: boolean().notNull().default(false),
    phonePrice: boolean().notNull().default(false),
    basketEnable: boolean().notNull().default(false),
    gratis: boolean().notNull().default(false),
    /** Working time until the parcel leaves the shop. */
    shipDays: integer().notNull().default(0),
    shipHours: integer().notNull().default(0),
    /** Orders before this hour leave today, `HH:MM`; empty when the shop's own deadline counts. */
    shipDeadline: text().notNull().default(''),
    /** Gross price now; each change adds a row to the price history. */
    price: grosze().notNull(),
    /** Price before the running reduction. */
    regularPrice: grosze(),
    reducedSince: moment(),
    suggestedPrice: grosze(),
    advancePrice: grosze(),
    points: integer().notNull().default(0),
    pointsReceived: integer().notNull().default(0),
    /** Points for 100 zł by the rule of O.35; null: the points of a piece are typed. */
    pointsPerHundred: integer(),
  },
  (t) => [
    uniqueIndex('sizes_product_type').on(t.productId, t.type),
    // Filters of a listing ask who has a size.
    index('sizes_type').on(t.type, t.productId),
    index('sizes_gtin').on(t.gtin).where(sql`gtin <> ''`),
    index('sizes_code').on(t.code.op('text_pattern_ops')).where(sql`code <> ''`),
    // The last word against selling what is not there.
    check('sizes_stock', sql`${t.stock} >= 0 or ${t.stock} = -1`),
  ],
);

/** The order of sizes in filters where the owner chose one; the others follow as shoppers expect them. */
export const sizeOrder = pgTable('size_order', {
  type: text().primaryKey(),
  position: integer().notNull(),
});

/** Multipack: from `threshold` pieces on, `value` per cent off. */
export const sizeTiers = pgTable(
  'size_tiers',
  {
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    threshold: quantity().notNull(),
    value: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sizeId, t.threshold] })],
);

export const bundleParts = pgTable(
  'bundle_parts',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    partProductId: integer()
      .notNull()
      .references(() => products.id),
    quantity: quantity().notNull().default(1),
    position: integer().notNull().default(0),
    /** The shopper picks the colour too: any version of the part's model will do. */
    choosesVersion: boolean().notNull().default(false),
  },
  (t) => [index('bundle_parts_product').on(t.productId), index('bundle_parts_part').on(t.partProductId)],
);
