import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity } from '../db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What a product can be found by, computed in TypeScript (Polish stems, no diacritics). */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer().primaryKey(),
    /** Stems and prefixes, weighted A name, B producer and code, C categories and traits. */
    terms: tsvector().notNull(),
    /** The name without diacritics, for typos. */
    plainName: text().notNull(),
    rank: integer().notNull().default(0),
  },
  (t) => [
    index('search_documents_terms').using('gin', t.terms),
    index('search_documents_name').using('gin', sql`${t.plainName} gin_trgm_ops`),
  ],
);

export const popularQueries = pgTable('popular_queries', {
  id: identity(),
  text: text().notNull(),
  position: integer().notNull().default(0),
});
