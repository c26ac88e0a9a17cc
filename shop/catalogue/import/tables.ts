import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { identity, moment } from '#shop/platform/db/columns.ts';
import { checkedJson, type FieldsOf } from '#shop/platform/db/parse-json.ts';

/** What an import did with the products of its file. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
}

const importCounts = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
} satisfies FieldsOf<ImportCounts>);

/** Each import of a catalogue file and how far it came: written with every batch, so that a killed one can go on. */
export const imports = pgTable(
  'imports',
  {
    id: identity(),
    /** SHA-256 of the file: only the same file can go on. */
    fingerprint: text().notNull(),
    file: text().notNull(),
    /** Products written so far, in the order of the file. */
    done: integer().notNull().default(0),
    counts: checkedJson('imports.counts', importCounts).notNull(),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [index('imports_fingerprint').on(t.fingerprint, t.id)],
);
