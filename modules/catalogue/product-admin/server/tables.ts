import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { staff } from '#modules/back-office/staff/server/index.ts';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import { grosze, identity, moment } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';
import { BULK_KINDS, BULK_STATES } from '../rules/bulk-change.ts';
import type { ProductState, SizeState } from '../rules/product-state.ts';

const typedFields = v.record(v.string(), v.string());

/** Unsaved values of the editor, one draft for each user and product. */
export const productDrafts = pgTable(
  'product_drafts',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The values and the version of the product when the editor was opened. */
    opened: checkedJson('product_drafts.opened', typedFields).notNull(),
    version: integer().notNull(),
    typed: checkedJson('product_drafts.typed', typedFields).notNull(),
    /** By which a browser sees the product's page as the draft would make it. */
    previewKey: text().notNull().unique(),
    savedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.staffId] })],
);

const sizeState = v.object({
  id: v.number(),
  price: v.number(),
  regularPrice: v.nullable(v.number()),
  status: v.picklist(['enable', 'order', 'disable']),
  statusDescription: v.optional(v.string(), ''),
  deliveryDate: v.optional(v.string(), ''),
} satisfies FieldsOf<SizeState>);

const productState = v.object({
  visible: v.boolean(),
  categoryId: v.number(),
  isNew: v.boolean(),
  isBestseller: v.boolean(),
  sizes: v.array(sizeState),
} satisfies FieldsOf<ProductState>);

/** A change of many products at once (O.27): runs in the background in batches. */
export const bulkChanges = pgTable('bulk_changes', {
  id: identity(),
  staffId: integer().references(() => staff.id, { onDelete: 'set null' }),
  /** The name as it was then. */
  staffName: text().notNull(),
  kind: text({ enum: BULK_KINDS }).notNull(),
  /** As it was typed: a percentage, an amount, the number of a category. */
  value: text().notNull(),
  rounding: text().notNull(),
  state: text({ enum: BULK_STATES }).notNull(),
  total: integer().notNull(),
  done: integer().notNull().default(0),
  /** Products the undo left out, because they were changed since. */
  kept: integer().notNull().default(0),
  undoneById: integer().references(() => staff.id, { onDelete: 'set null' }),
  undoneByName: text(),
  createdAt: moment().notNull(),
});

export const bulkItems = pgTable(
  'bulk_items',
  {
    bulkId: integer()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null until its turn has come. */
    before: checkedJson('bulk_items.before', productState),
    after: checkedJson('bulk_items.after', productState),
    undoneAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.productId] }),
    index('bulk_items_waiting').on(t.bulkId, t.productId).where(sql`before is null`),
    index('bulk_items_product').on(t.productId),
  ],
);

/** A reduction that begins and ends by itself (O.28). */
export const plannedReductions = pgTable(
  'planned_reductions',
  {
    id: identity(),
    name: text().notNull(),
    percent: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Null until it has begun. */
    begunAt: moment(),
    cancelledAt: moment(),
    /** Null until the prices of all its sizes have gone back. */
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [index('planned_reductions_open').on(t.startsAt).where(sql`ended_at is null`)],
);

/** The prices before a planned reduction, restored at its end. */
const foundBefore = v.object({
  price: v.number(),
  regularPrice: v.nullable(v.number()),
  isPromotion: v.boolean(),
  promotionUntil: v.nullable(v.string()),
});

export const plannedPrices = pgTable(
  'planned_prices',
  {
    reductionId: integer()
      .notNull()
      .references(() => plannedReductions.id, { onDelete: 'cascade' }),
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    price: grosze().notNull(),
    /** Null until its turn has come. */
    begunAt: moment(),
    /** Null also where nothing was reduced, because the size had become cheaper by itself. */
    before: checkedJson('planned_prices.before', foundBefore),
    endedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.reductionId, t.sizeId] }),
    index('planned_prices_size').on(t.sizeId),
    index('planned_prices_waiting').on(t.reductionId).where(sql`begun_at is null`),
    index('planned_prices_running').on(t.reductionId).where(sql`begun_at is not null and ended_at is null`),
  ],
);
