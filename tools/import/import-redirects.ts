import { sql } from 'drizzle-orm';
import { CsvError, type CsvRecord, fileBytes, parseCsv } from '#shop/catalogue/import/index.ts';
import { addRedirects, parseRedirectAddress } from '#shop/catalogue/redirects/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { FileProblem } from './report-file.ts';

const REASONS = {
  'wrong-source': 'is no address within the shop',
  'wrong-target': 'is neither an address within the shop nor one of elsewhere',
  loop: 'would lead back to itself',
};

interface Asked {
  file: string;
  /** Tries and takes everything back. */
  dryRun: boolean;
  report(problem: FileProblem): void;
  /** What is odd and taken all the same. */
  doubt(problem: FileProblem): void;
}

interface Wanted {
  row: number;
  source: string;
  target: string;
}

/** Old addresses from a CSV file with the columns `source` and `target`: all of them or, when one is wrong, none (null). */
export async function importRedirects(shop: Shop, asked: Asked): Promise<number | null> {
  const { file, dryRun, doubt } = asked;
  let isWrong = false;
  const reportProblem: Asked['report'] = (problem) => {
    isWrong = true;
    asked.report(problem);
  };
  const found = await listRecords(file, reportProblem);
  if (!found) return null;
  const [header, ...records] = found;
  if (header?.cells.map((cell) => cell.trim()).join() !== 'source,target') {
    reportProblem({ row: 1, column: '', reason: 'the header must be source;target' });
    return null;
  }
  if (records.length === 0) reportProblem({ row: 1, column: '', reason: 'there is no address in the file' });
  const wanted = records.map(({ row, cells }) => {
    const [source = '', target = ''] = cells.map((cell) => cell.trim());
    return { row, source, target };
  });
  reportRivals(wanted, reportProblem);
  const takenBack = new Error('taken back');
  const adding = shop.db.transaction(async (tx) => {
    const refused = await addRedirects(tx, wanted);
    for (const { row, reason } of refused.toSorted((a, b) => a.row - b.row)) {
      reportProblem({ row, column: reason === 'wrong-source' ? 'source' : 'target', reason: REASONS[reason] });
    }
    if (isWrong || dryRun) throw takenBack;
  });
  await adding.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  if (isWrong) return null;
  for (const { row, target } of await findDeadTargets(shop, wanted)) {
    doubt({ row, column: 'target', reason: `the shop has no page ${target} now` });
  }
  return wanted.length;
}

/** One old address, however it is spelt, cannot lead to two places. */
function reportRivals(wanted: readonly Wanted[], reportProblem: Asked['report']): void {
  for (const [first, ...more] of Map.groupBy(wanted, ({ source }) => asSent(source)).values()) {
    for (const { row, target } of more) {
      if (first && asSent(target) !== asSent(first.target))
        reportProblem({ row, column: 'source', reason: `leads elsewhere in row ${first.row}` });
    }
  }
}

function asSent(address: string): string {
  return parseRedirectAddress(address) ?? address;
}

async function listRecords(file: string, reportProblem: Asked['report']): Promise<CsvRecord[] | null> {
  const records: CsvRecord[] = [];
  try {
    for await (const record of parseCsv(() => fileBytes(file))) records.push(record);
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    reportProblem({ row: error.row, column: '', reason: error.message });
    return null;
  }
}

const NUMBERED = /^\/(produkt|kategoria|producent|seria)\/(\d{1,9})(?:[/?#]|$)/;
const SHOWN = {
  produkt: sql`select id from products where visible`,
  kategoria: sql`select id from categories`,
  producent: sql`select id from producers`,
  seria: sql`select id from series`,
};

/** Those that lead to a product, category, producer or series the shop does not show. Other pages are not looked for. */
async function findDeadTargets<One extends { target: string }>(shop: Shop, wanted: readonly One[]): Promise<One[]> {
  const found = wanted.flatMap((one) => {
    const [, kind, id] = NUMBERED.exec(one.target) ?? [];
    return kind && id ? [{ one, kind, id: Number(id) }] : [];
  });
  const dead = new Set<One>();
  for (const [kind, shown] of Object.entries(SHOWN)) {
    const some = found.filter((target) => target.kind === kind);
    if (some.length === 0) continue;
    const ids = sql.param(some.map(({ id }) => id));
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`select id from (${shown}) shown where id = any(${ids}::int[])`,
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const { one, id } of some) if (!known.has(id)) dead.add(one);
  }
  return wanted.filter((one) => dead.has(one));
}
