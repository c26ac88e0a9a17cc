/** Where an import comes from: the command line, a file sent in the panel, or an address. */
export const IMPORT_SOURCES = ['command', 'upload', 'address'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/**
 * How far an import is. `mapping` waits for the mapping of the columns, `checked` and `refused` are what a trial
 * found, `stopped` can go on.
 */
export const IMPORT_STATES = [
  'fetching',
  'mapping',
  'checking',
  'checked',
  'refused',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The present step, for the progress bar. */
export const IMPORT_STEPS = ['check', 'write', 'search'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

const MOVING: readonly ImportState[] = ['fetching', 'checking', 'running', 'undoing'];

/** Only one import runs at a time. */
export function isMoving(state: ImportState): boolean {
  return MOVING.includes(state);
}

const WROTE: readonly ImportState[] = ['running', 'stopped', 'done', 'undoing', 'undone'];

/** Its numbers say what it did, not what it would do. */
export function hasWritten(state: ImportState): boolean {
  return WROTE.includes(state);
}

interface SentFile {
  state: ImportState;
  source: ImportSource;
  total: number | null;
  headings: unknown;
  mapping: unknown;
}

/** A file whose headings could not even be read has nothing to be mapped or tried. */
export function isUnreadable({ state, total, headings, mapping, source }: SentFile): boolean {
  return state === 'refused' && total === null && headings === null && mapping === null && source !== 'command';
}

/** It can be tried out or brought in: it is there, and nothing of it has been written. */
export function mayStart(state: ImportState): boolean {
  return state === 'mapping' || state === 'checked' || state === 'refused';
}

/** Its changes can be undone, as long as no other import came after it. */
export function mayUndo(state: ImportState): boolean {
  return state === 'done' || state === 'stopped';
}

const QUIET_MS = 120_000;

/** After this time without progress the process that ran it is gone. */
export function isQuiet({ state, updatedAt }: { state: ImportState; updatedAt: Date }, now: Date): boolean {
  return isMoving(state) && now.getTime() - updatedAt.getTime() > QUIET_MS;
}
