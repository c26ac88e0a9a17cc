import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { grosze, identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson } from '#platform/db/server/parse-json.ts';
import { WITHDRAWAL_BARS } from '../../rules/withdrawal-bar.ts';
import { configuratorQuestions } from '../configurator-questions.ts';
import { categories, producers, series, warranties } from './product-groups.ts';

export const products = pgTable(
  'products',
  {
    id: identity(),
    code: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    type: text({
      enum: [
        'product',
        'product_bundle',
        'product_collection',
        'product_virtual',
        'product_service',
        'product_configurable',
      ],
    })
      .notNull()
      .default('product'),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    producerId: integer().references(() => producers.id),
    seriesId: integer().references(() => series.id),
    description: text().notNull().default(''),
    longDescription: text().notNull().default(''),
    /** VAT in per mille of the net price: 230 is 23 %. */
    vatPermille: integer().notNull().default(230),
    unit: text().notNull().default('szt.'),
    unitPlural: text().notNull().default('szt.'),
    unitSellby: quantity().notNull().default(1),
    unitPrecision: integer().notNull().default(0),
    /** Content of one unit, for the unit price: 500 with measureUnit g gives zł/kg. */
    measureAmount: quantity(),
    measureUnit: text({ enum: ['g', 'kg', 'ml', 'l', 'm', 'szt.'] }),
    /** Grams of one unit with its wrapping; couriers carry up to their limit. */
    weight: integer().notNull().default(0),
    maxQuantityPerOrder: quantity(),
    maxSizeQuantityPerOrder: quantity(),
    minQuantityPerOrder: quantity(),
    minSizeQuantityPerOrder: quantity(),
    minimumQuantitySubscription: quantity(),
    forPoints: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    isPromotion: boolean().notNull().default(false),
    isBestseller: boolean().notNull().default(false),
    /** When the running reduction ends by itself: prices go back to the regular ones. */
    promotionUntil: moment(),
    /** Colour versions of one model share a group; null when there is only one. */
    versionGroup: integer(),
    versionName: text(),
    /** Colour of the version as a CSS hex value, for swatches. */
    versionTone: text(),
    /** Delivery periods in days in which the product can be subscribed; empty when it cannot. */
    subscriptionDays: integer().array().notNull().default(sql`'{}'`),
    subscriptionRebatePercent: integer().notNull().default(0),
    configurator: checkedJson('products.configurator', configuratorQuestions),
    safetyWarnings: text().notNull().default(''),
    /** Label of a required remark on its basket line; empty when none is required. */
    commentPrompt: text().notNull().default(''),
    /** The largest saving by the choice of a bundle's parts that the owner has confirmed (decision 67). */
    confirmedSaving: grosze().notNull().default(0),
    /** Why there is no right of withdrawal (sealed for hygiene, perishable); null when there is one. */
    withdrawalBar: text({ enum: WITHDRAWAL_BARS }),
    warrantyId: integer().references(() => warranties.id),
    ratingCount: integer().notNull().default(0),
    ratingAverage: doublePrecision().notNull().default(0),
    /** Pieces sold in the last 90 days, here and elsewhere; counted anew every day. */
    popularity: integer().notNull().default(0),
    /** Pieces sold in 90 days where this shop cannot count them: over the counter, in the shop before this one. */
    soldElsewhere: integer().notNull().default(0),
    visible: boolean().notNull().default(true),
    /** Put away by the owner: hidden, and out of the lists of the panel until it is fetched back. */
    archivedAt: moment(),
    /** Counts the changes of people, so that two editors notice each other. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    // Columns of listing cards, updated by the catalogue, so that a listing is one index scan.
    minPrice: grosze().notNull().default(0),
    /** Some size costs less than the lowest price of the 30 days before its reduction (X.38). */
    isReduced: boolean().notNull().default(false),
    available: boolean().notNull().default(true),
    photo: text(),
    photoTone: text(),
    photoFocus: text(),
  },
  (t) => [
    index('products_version_group').on(t.versionGroup),
    index('products_producer').on(t.producerId, t.popularity.desc(), t.id),
    index('products_series').on(t.seriesId, t.popularity.desc(), t.id),
    index('products_popularity').on(t.popularity.desc(), t.id),
    // Sorted listings of large categories walk one of these and keep what belongs to the category.
    index('products_price').on(t.minPrice, t.id),
    index('products_created').on(t.createdAt, t.id),
    index('products_name').on(sql`${t.name} collate "pl-x-icu"`, t.id),
    // The zones of the main page, and the few products a count of a category must leave out.
    index('products_new').on(t.popularity.desc(), t.id).where(sql`is_new and visible`),
    index('products_promotion').on(t.popularity.desc(), t.id).where(sql`is_promotion and is_reduced and visible`),
    index('products_promotion_end').on(t.promotionUntil).where(sql`promotion_until is not null`),
    index('products_bestseller').on(t.popularity.desc(), t.id).where(sql`is_bestseller and visible`),
    index('products_hidden').on(t.id).where(sql`not visible`),
    uniqueIndex('products_code').on(t.code),
    // The staff type how a code begins.
    index('products_code_start').on(t.code.op('text_pattern_ops')),
  ],
);

/** Every category a product is in, ancestors included: a listing of any level is one range of this index. */
export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    popularity: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    index('product_categories_listing').on(t.categoryId, t.popularity.desc(), t.productId),
  ],
);
