import { data, type RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { loadUnderpriced } from '#modules/catalogue/product-admin/panel/underpriced/describe-bundle.server.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { type ColumnMapping, guessMapping } from '../../rules/column-mapping.ts';
import { IMPORT_COLUMNS } from '../../rules/columns.ts';
import { hasWritten, isMoving, isUnreadable, mayStart, mayUndo } from '../../rules/import-state.ts';
import {
  columnInFile,
  countFaults,
  findImport,
  findLastWritten,
  type ImportEntry,
  isStuck,
  type LeftProduct,
  listFaults,
  listLeft,
} from '../../server/index.ts';
import { changedFieldName, columnNames } from '../../texts/columns.ts';
import { faultText } from '../../texts/errors.ts';
import * as texts from '../../texts/panel.ts';
import { describeExample } from './describe-example.server.ts';

type Context = Readonly<RouterContextProvider>;

const SHOWN_FAULTS = 100;

export async function loadImport(context: Context, id: number) {
  const shop = staffShop(context);
  const row = await findImport(shop, id);
  if (!row) throw data(null, { status: 404 });
  const { state, step, stepDone, total, source, counts } = row;
  const [faults, storedFaults, last, left, stuck, underpriced] = await Promise.all([
    listFaults(shop, id, SHOWN_FAULTS),
    countFaults(shop, id),
    findLastWritten(shop.db),
    state === 'undone' || state === 'undoing' ? listLeft(shop, id) : [],
    isStuck(shop, row),
    hasWritten(state) ? loadUnderpriced(shop) : [],
  ]);
  const isHere = source !== 'command';
  return {
    id,
    name: row.name || row.file,
    at: shortMoment(row.startedAt),
    who: row.staffName || texts.sources[source],
    state,
    counts,
    isFeed: row.headings === null,
    mapping: mayStart(state) && isHere ? headingsOf(row) : null,
    choices: COLUMN_CHOICES,
    progress: progressOf(row),
    progressText: step && texts.steps[step](stepDone, total),
    isMoving: isMoving(state),
    isStuck: stuck,
    may: {
      start: mayStart(state) && isHere && !isUnreadable(row),
      stop: state === 'running',
      resume: (isHere || state === 'undoing') && (state === 'stopped' || stuck),
      undo: mayUndo(state) && last?.id === id,
    },
    examples: state === 'checked' ? (row.examples ?? []).map(describeExample) : [],
    faultCount: row.faults,
    storedFaults,
    faults: faults.map(({ row: line, column, fault, isPicture }) => ({
      row: line,
      column: columnInFile(row, column),
      reason: faultText(fault),
      isPicture,
    })),
    kept: row.kept,
    left: left.map(describeLeft),
    underpriced,
  };
}

function headingsOf(row: ImportEntry) {
  const mapping = mappingOf(row);
  return (row.headings ?? []).map(({ heading, example }) => ({ heading, example, column: mapping?.[heading] ?? '' }));
}

/** The stored mapping of such a file, or a guess from its headings; null for a feed. */
export function mappingOf({ headings, mapping }: ImportEntry): ColumnMapping | null {
  if (!headings) return null;
  const guessed = () =>
    guessMapping(
      headings.map(({ heading }) => heading),
      columnNames,
    );
  return mapping ?? guessed();
}

const COLUMN_CHOICES = IMPORT_COLUMNS.map((value) => ({ value, label: `${columnNames[value][0]} (${value})` }));

function progressOf({ state, step, stepDone, done, total }: ImportEntry) {
  if (!isMoving(state) || step === null || total === null || step === 'check') return null;
  return { max: total, value: Math.min(total, step === 'write' && state === 'running' ? done : stepDone) };
}

function describeLeft({ id, code, name, left }: LeftProduct) {
  const fields = left.flatMap((field) => {
    if (field === 'changed' || field === 'ordered') return texts.left[field];
    return changedFieldName(field) ?? [];
  });
  return { id, name: `${name} (${code})`, fields: [...new Set(fields)].join(', ') };
}
