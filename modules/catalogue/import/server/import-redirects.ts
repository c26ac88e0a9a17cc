import {
  addRedirects,
  parseRedirectAddress,
  type RedirectChange,
  type RedirectRefusal,
  sortNumbered,
} from '#modules/catalogue/redirects/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { FileOutOfBounds } from './bound-bytes.ts';
import { CsvError, type CsvRecord } from './parse-csv.ts';
import { readRecords } from './read-records.ts';

export interface RedirectProblem {
  row: number;
  column: 'source' | 'target' | '';
  /** `elsewhere`: the same address leads to another place in the row `other`. */
  fault: RedirectRefusal | 'header' | 'nothing' | 'elsewhere' | 'broken' | 'too-many';
  other?: number;
  detail?: string;
}

export type RedirectImport =
  /** `dead`: taken, though the shop has no page there now. */
  { ok: true; rows: number; dead: { row: number; target: string }[] } | { ok: false; problems: RedirectProblem[] };

interface Wanted {
  row: number;
  source: string;
  target: string;
}

/**
 * Old addresses from a CSV file with the columns `source` and `target`: all of them or, when one is wrong, none. A trial takes
 * everything back.
 */
export async function importRedirects(
  shop: Shop,
  source: string | Uint8Array,
  { dryRun = false } = {},
): Promise<RedirectImport> {
  const found = await listRecords(source);
  if ('fault' in found) return { ok: false, problems: [found] };
  const [header, ...records] = found;
  if (header?.cells.map((cell) => cell.trim()).join() !== 'source,target') {
    return { ok: false, problems: [{ row: 1, column: '', fault: 'header' }] };
  }
  if (records.length === 0) return { ok: false, problems: [{ row: 1, column: '', fault: 'nothing' }] };
  const wanted = records.map(({ row, cells }) => {
    const [source = '', target = ''] = cells.map((cell) => cell.trim());
    return { row, source, target };
  });
  const problems = findRivals(wanted);
  const takenBack = new Error('taken back');
  const adding = shop.db.transaction(async (tx) => {
    const { refused, changes } = await addRedirects(tx, wanted, shop.now());
    for (const { row, reason } of refused) problems.push({ row, column: columnOf(reason), fault: reason });
    if (problems.length > 0 || dryRun) throw takenBack;
    const object = { kind: 'redirect', id: 'import' };
    await recordChange(tx, shop, { action: 'redirects.imported', object, ...describeChanges(changes) });
  });
  await adding.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => a.row - b.row) };
  const targets = wanted.map(({ target }) => target);
  const { gone } = await sortNumbered(shop.db, targets, shop.now());
  return { ok: true, rows: wanted.length, dead: wanted.filter(({ target }) => gone.has(target)) };
}

/** The log keeps what is read, and a file may have a hundred thousand rows: these by their addresses, all of them by their number. */
const MAX_NAMED = 200;

function describeChanges(changes: readonly RedirectChange[]) {
  const named = changes.slice(0, MAX_NAMED);
  const replaced = named.filter(({ before }) => before !== undefined);
  return {
    from: { addresses: replaced.map(({ source, before }) => `${source} → ${before}`) },
    to: { redirects: changes.length, addresses: named.map(({ source, target }) => `${source} → ${target}`) },
  };
}

function columnOf(reason: RedirectRefusal): 'source' | 'target' {
  return reason === 'wrong-source' || reason === 'living' || reason === 'too-long' ? 'source' : 'target';
}

/** One old address, however it is spelt, cannot lead to two places. */
function findRivals(wanted: readonly Wanted[]): RedirectProblem[] {
  return [...Map.groupBy(wanted, ({ source }) => asSent(source)).values()].flatMap(([first, ...more]) =>
    more
      .filter(({ target }) => first && asSent(target) !== asSent(first.target))
      .map(({ row }) => ({ row, column: 'source', fault: 'elsewhere', other: first?.row })),
  );
}

function asSent(address: string): string {
  return parseRedirectAddress(address) ?? address;
}

const MAX_LINES = 200_000;

async function listRecords(source: string | Uint8Array): Promise<CsvRecord[] | RedirectProblem> {
  const records: CsvRecord[] = [];
  try {
    for await (const record of readRecords(source, MAX_LINES)) records.push(record);
    return records;
  } catch (error) {
    if (error instanceof FileOutOfBounds) return { row: 0, column: '', fault: 'too-many', detail: error.message };
    if (!(error instanceof CsvError)) throw error;
    return { row: error.row, column: '', fault: 'broken', detail: error.message };
  }
}
