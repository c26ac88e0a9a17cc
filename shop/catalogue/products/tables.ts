import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { WITHDRAWAL_BARS } from '#rules/catalogue/products/withdrawal-bar.ts';
import { grosze, identity, moment, quantity } from '#shop/platform/db/columns.ts';
import { checkedJson } from '#shop/platform/db/parse-json.ts';
import { configuratorQuestions } from './configurator-questions.ts';

export { listingChanges } from './listing-index/tables.ts';

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    parentId: integer(),
    /** 1, 2 or 3. */
    level: integer().notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    /** Ids from the root to this category, itself included. */
    path: integer().array().notNull(),
    productCount: integer().notNull().default(0),
    photo: text(),
    // What price comparison sites call it: a number of Google's taxonomy, a path of Ceneo's.
    googleCategory: integer(),
    ceneoCategory: text(),
  },
  (t) => [index('categories_parent').on(t.parentId, t.position)],
);

export const producers = pgTable('producers', {
  id: identity(),
  name: text().notNull(),
  slug: text().notNull(),
  description: text().notNull().default(''),
  // Product safety (GPSR): who made it and who answers for it in the EU.
  address: text().notNull().default(''),
  email: text().notNull().default(''),
  responsibleName: text().notNull().default(''),
  responsibleAddress: text().notNull().default(''),
  responsibleEmail: text().notNull().default(''),
});

export const series = pgTable('series', {
  id: identity(),
  name: text().notNull(),
  slug: text().notNull(),
  producerId: integer().references(() => producers.id),
  description: text().notNull().default(''),
});

/** What the producer promises beyond the law; several products share one promise. */
export const warranties = pgTable('warranties', {
  id: identity(),
  name: text().notNull(),
  description: text().notNull().default(''),
});

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
    /** What one unit holds, for the unit price: 500 with measureUnit g gives zł/kg. */
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
    /** What the shopper must write about a line of it, in a few words; empty when nothing has to be. */
    commentPrompt: text().notNull().default(''),
    /** Why the law lets nobody withdraw from buying this (sealed for hygiene, perishable); null when everybody may. */
    withdrawalBar: text({ enum: WITHDRAWAL_BARS }),
    warrantyId: integer().references(() => warranties.id),
    ratingCount: integer().notNull().default(0),
    ratingAverage: doublePrecision().notNull().default(0),
    /** Pieces sold in the last 90 days, here and elsewhere; counted anew every day. */
    popularity: integer().notNull().default(0),
    /** Pieces sold in 90 days where this shop cannot count them: over the counter, in the shop before this one. */
    soldElsewhere: integer().notNull().default(0),
    visible: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    // What a card on a listing shows, kept here by the catalogue so that a listing is one index scan.
    minPrice: grosze().notNull().default(0),
    /** Some size costs less than the lowest price of the 30 days before its reduction (X.38). */
    isReduced: boolean().notNull().default(false),
    available: boolean().notNull().default(true),
    photo: text(),
    photoTone: text(),
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
  ],
);

/** Every category a product stands in, ancestors included: a listing of any level is one range of this index. */
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
  },
  (t) => [
    uniqueIndex('sizes_product_type').on(t.productId, t.type),
    // Filters of a listing ask who has a size.
    index('sizes_type').on(t.type, t.productId),
    index('sizes_gtin').on(t.gtin).where(sql`gtin <> ''`),
    // The last word against selling what is not there.
    check('sizes_stock', sql`${t.stock} >= 0 or ${t.stock} = -1`),
  ],
);

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

export const traits = pgTable('traits', {
  id: identity(),
  name: text().notNull(),
  position: integer().notNull().default(0),
});

export const traitValues = pgTable('trait_values', {
  id: identity(),
  traitId: integer()
    .notNull()
    .references(() => traits.id),
  value: text().notNull(),
  position: integer().notNull().default(0),
});

export const productTraits = pgTable(
  'product_traits',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    valueId: integer()
      .notNull()
      .references(() => traitValues.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.valueId] }), index('product_traits_value').on(t.valueId, t.productId)],
);

export const dictionaryEntries = pgTable('dictionary_entries', {
  id: identity(),
  term: text().notNull(),
  explanation: text().notNull(),
});

export const productDictionary = pgTable(
  'product_dictionary',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    entryId: integer()
      .notNull()
      .references(() => dictionaryEntries.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.entryId] })],
);

export const photos = pgTable(
  'photos',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Path below the media folder. */
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    tone: text().notNull().default(''),
    alt: text().notNull().default(''),
  },
  (t) => [index('photos_product').on(t.productId, t.position)],
);

/** Films, sounds and files that come with a product; kind `film` is a slide of the gallery. */
export const enclosures = pgTable(
  'enclosures',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['film', 'video', 'audio', 'image', 'document'] }).notNull(),
    title: text().notNull(),
    file: text().notNull(),
    /** Size of the file, shown before a download; null when not known. */
    bytes: integer(),
    poster: text(),
    position: integer().notNull().default(0),
  },
  (t) => [index('enclosures_product').on(t.productId, t.position)],
);
