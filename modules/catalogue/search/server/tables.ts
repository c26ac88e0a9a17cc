import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { identity, moment, transactionId } from '#platform/db/server/columns.ts';
import { SEARCH_RULE_KINDS } from '../rules/own-rules.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a product can be found by, computed in TypeScript (Polish stems, no diacritics). */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer().primaryKey(),
    /** Words and their stems; those of the name a second time, marked (modules/catalogue/search/rules/search-document.ts). */
    terms: tsvector().notNull(),
    /** Products on sale first, then by popularity. */
    rank: integer().notNull().default(0),
  },
  (t) => [
    index('search_documents_terms').using('gin', t.terms),
    index('search_documents_rank').on(t.rank.desc(), t.productId),
  ],
);

/**
 * Stems of a product with those of its descriptions, searched only when nothing else finds a text. It is a table of its own
 * because descriptions are long: the documents are also held in memory (decision 59).
 */
export const searchDescriptions = pgTable(
  'search_descriptions',
  {
    productId: integer().primaryKey(),
    terms: tsvector().notNull(),
  },
  (t) => [index('search_descriptions_terms').using('gin', t.terms)],
);

/** Which documents changed, recorded by triggers (migration `search_changes`, decision 59). */
export const searchChanges = pgTable(
  'search_changes',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    /** Null: all of them may have changed. */
    productId: integer(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('search_changes_transaction').on(t.transaction)],
);

/** Every word of the catalogue: a mistyped word is looked up here, which stays small when the catalogue grows. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    /** As the catalogue writes it, with Polish letters. */
    spelling: text().notNull().default(''),
    /** Some product's name begins with it: it says what a thing is, not only how it is. */
    isProductNoun: boolean().notNull().default(false),
    /** Roughly how many products have it. */
    frequency: integer().notNull().default(0),
  },
  (t) => [
    index('search_words_stem').on(t.stem),
    index('search_words_prefix').on(sql`${t.word} text_pattern_ops`),
    index('search_words_similar').using('gist', sql`${t.word} gist_trgm_ops`),
  ],
);

/** What shoppers looked for, by days of Warsaw; nothing tells who looked. */
export const searchDays = pgTable(
  'search_days',
  {
    day: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    /** Whether products were found that have all the words. */
    found: boolean().notNull(),
    /** One for every hour in which somebody looked for it. */
    hours: integer().notNull().default(1),
    countedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.found, t.text] })],
);

/** What shoppers look for and find; nothing tells who looked. */
export const popularQueries = pgTable('popular_queries', {
  text: text().primaryKey(),
  /** One for every hour in which somebody looked for it; a tenth goes with every day. */
  weight: doublePrecision().notNull().default(1),
  countedAt: moment().notNull().defaultNow(),
});

/** What the owner set up for the search: few rows, all of them kept in memory (search-rules.ts). */
export const searchRules = pgTable('search_rules', {
  id: identity(),
  kind: text({ enum: SEARCH_RULE_KINDS }).notNull(),
  /** What shoppers type, as the owner wrote it. */
  phrases: text().array().notNull(),
  /** Of a synonym: what is looked for too. */
  names: text().array().notNull().default([]),
  bothWays: boolean().notNull().default(false),
  /** Of a pin: in the order in which they stand. */
  productIds: integer().array().notNull().default([]),
  /** Of a word that leads to a page. */
  address: text().notNull().default(''),
});
