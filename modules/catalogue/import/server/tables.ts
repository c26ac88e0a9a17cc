import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { staff } from '#modules/back-office/staff/server/index.ts';
import { identity, moment } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';
import type { FieldChanges } from '../rules/import-change.ts';
import type { ImportFault } from '../rules/import-fault.ts';
import { IMPORT_SOURCES, IMPORT_STATES, IMPORT_STEPS } from '../rules/import-state.ts';

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

const columnMapping = v.record(v.string(), v.string());
const headings = v.array(v.object({ heading: v.string(), example: v.string() }));
const fieldChanges = v.record(v.string(), v.tuple([v.unknown(), v.unknown()]));
/** The code was written by `importFault`, with its facts. */
const importFaultSchema = v.object({
  code: v.custom<ImportFault['code']>((code) => typeof code === 'string'),
  facts: v.array(v.union([v.string(), v.number()])),
});
const importExample = v.object({ code: v.string(), name: v.string(), isNew: v.boolean(), changes: fieldChanges });
export type ImportExample = v.InferOutput<typeof importExample>;

/** Each import of a catalogue file and how far it came: written with every batch, so that a killed one can go on. */
export const imports = pgTable(
  'imports',
  {
    id: identity(),
    /** SHA-256 of the file: only the same file can go on. Empty until it is read. */
    fingerprint: text().notNull(),
    /** Name among the files of imports, or the path given to the command. Empty after the sweep. */
    file: text().notNull(),
    source: text({ enum: IMPORT_SOURCES }).notNull().default('command'),
    /** Original name of the file, or its address. */
    name: text().notNull().default(''),
    staffId: integer().references(() => staff.id, { onDelete: 'set null' }),
    /** The name as it was then. */
    staffName: text().notNull().default(''),
    state: text({ enum: IMPORT_STATES }).notNull().default('running'),
    step: text({ enum: IMPORT_STEPS }),
    /** Products that have passed the step. */
    stepDone: integer().notNull().default(0),
    /** The headings of a CSV file with a cell below each; null for a feed. */
    headings: checkedJson('imports.headings', headings),
    mapping: checkedJson('imports.mapping', columnMapping),
    /** How many products the file has; null until it is checked. */
    total: integer(),
    /** Products written so far, in the order of the file. */
    done: integer().notNull().default(0),
    counts: checkedJson('imports.counts', importCounts).notNull(),
    /** The first products a trial would add or change. */
    examples: checkedJson('imports.examples', v.array(importExample)),
    /** Number of all faults, also of those that are not stored. */
    faults: integer().notNull().default(0),
    /** Products that the undo left unchanged, or partly, because they were changed since. */
    kept: integer().notNull().default(0),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [index('imports_fingerprint').on(t.fingerprint, t.id)],
);

/** Problems of the file of an import, and pictures that could not be had. */
export const importFaults = pgTable(
  'import_faults',
  {
    id: identity(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    column: text().notNull(),
    fault: checkedJson('import_faults.fault', importFaultSchema).notNull(),
    /** A picture: it did not stop the import. */
    isPicture: boolean().notNull(),
  },
  (t) => [index('import_faults_import').on(t.importId, t.id)],
);

/** Rows an import adds or changes besides products. */
const IMPORT_RECORDS = ['category', 'producer', 'series', 'trait', 'trait-value'] as const;

/** Something an import added or changed. */
export interface ChangedRecord {
  kind: 'product' | (typeof IMPORT_RECORDS)[number];
  objectId: number;
  isNew: boolean;
  changes: FieldChanges;
}

/** Additions and changes of an import, for the undo. */
export const importChanges = pgTable(
  'import_changes',
  {
    id: identity(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['product', ...IMPORT_RECORDS] }).notNull(),
    objectId: integer().notNull(),
    isNew: boolean().notNull(),
    changes: checkedJson('import_changes.changes', fieldChanges).notNull(),
    undoneAt: moment(),
    /** Names of fields the undoing left as they are. */
    left: text().array(),
  },
  (t) => [index('import_changes_import').on(t.importId, t.id)],
);

/** Column mappings by the set of headings. */
export const importMappings = pgTable('import_mappings', {
  headings: text().primaryKey(),
  mapping: checkedJson('import_mappings.mapping', columnMapping).notNull(),
  usedAt: moment().notNull(),
});
