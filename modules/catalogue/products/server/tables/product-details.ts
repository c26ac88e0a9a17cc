import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, identity } from '#platform/db/server/columns.ts';
import { DIGITAL_KINDS } from '../../rules/digital-kind.ts';
import { products } from './products.ts';

export const traits = pgTable(
  'traits',
  {
    id: identity(),
    name: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('traits_name').on(t.name)],
);

export const traitValues = pgTable(
  'trait_values',
  {
    id: identity(),
    traitId: integer()
      .notNull()
      .references(() => traits.id),
    value: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('trait_values_value').on(t.traitId, t.value)],
);

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
    /** The point a crop keeps, see `photo-focus.ts`; empty for the middle. */
    focus: text().notNull().default(''),
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

/** Virtual products that the shop delivers by itself after payment. */
export const digitalProducts = pgTable('digital_products', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  kind: text({ enum: DIGITAL_KINDS }).notNull(),
  /** The file as it is downloaded; empty for a gift card. In the database, where every node finds it. */
  fileName: text().notNull().default(''),
  fileType: text().notNull().default(''),
  content: bytes(),
});
