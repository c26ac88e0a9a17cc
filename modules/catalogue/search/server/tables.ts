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

/** Computed in TypeScript (Polish stems, no diacritics). */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer().primaryKey(),
    /** Words and stems with the marks of `rules/search-document.ts`. */
    terms: tsvector().notNull(),
    rank: integer().notNull().default(0),
  },
  (t) => [
    index('search_documents_terms').using('gin', t.terms),
    index('search_documents_rank').on(t.rank.desc(), t.productId),
  ],
);

/**
 * Searched only when nothing else matches. Separate because descriptions are long and documents are held in memory
 * (decision 59).
 */
export const searchDescriptions = pgTable(
  'search_descriptions',
  {
    productId: integer().primaryKey(),
    terms: tsvector().notNull(),
  },
  (t) => [index('search_descriptions_terms').using('gin', t.terms)],
);

/** Written by triggers (decision 59). */
export const searchChanges = pgTable(
  'search_changes',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    /** Null: any document may have changed. */
    productId: integer(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    at: moment().notNull().defaultNow(),
  },
  (t) => [index('search_changes_transaction').on(t.transaction)],
);

/** For corrections: it stays small when the catalogue grows. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    spelling: text().notNull().default(''),
    /** The first word of a product's name. */
    isProductNoun: boolean().notNull().default(false),
    /** Approximate number of products. */
    frequency: integer().notNull().default(0),
  },
  (t) => [
    index('search_words_stem').on(t.stem),
    index('search_words_prefix').on(sql`${t.word} text_pattern_ops`),
    index('search_words_similar').using('gist', sql`${t.word} gist_trgm_ops`),
  ],
);

/** By day in Warsaw, without the customer. */
export const searchDays = pgTable(
  'search_days',
  {
    day: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    found: boolean().notNull(),
    /** Hours with such a search. */
    hours: integer().notNull().default(1),
    countedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.found, t.text] })],
);

export const popularQueries = pgTable('popular_queries', {
  text: text().primaryKey(),
  /** Hours with such a search; a tenth is removed every day. */
  weight: doublePrecision().notNull().default(1),
  countedAt: moment().notNull().defaultNow(),
});

/** Few rows, all held in memory (search-rules.ts). */
export const searchRules = pgTable('search_rules', {
  id: identity(),
  kind: text({ enum: SEARCH_RULE_KINDS }).notNull(),
  phrases: text().array().notNull(),
  names: text().array().notNull().default([]),
  bothWays: boolean().notNull().default(false),
  productIds: integer().array().notNull().default([]),
  address: text().notNull().default(''),
});
