import { readFile } from 'node:fs/promises';
import { CsvError, CsvReader, type CsvRecord } from '#rules/import/csv-reader.ts';
import type { ImportProblem } from '#rules/import/import-row.ts';
import { addRedirects } from '#shop/redirects/index.ts';
import type { Shop } from '#shop/shop.ts';

const REASONS = {
  'wrong-source': 'is no address within the shop',
  'wrong-target': 'is neither an address within the shop nor one of elsewhere',
  loop: 'would lead back to itself',
};

interface Asked {
  file: string;
  /** Tries and takes everything back. */
  dryRun: boolean;
  tell(problem: ImportProblem): void;
}

/** Old addresses from a CSV file with the columns `source` and `target`: all of them or, when one is wrong, none. */
export async function importRedirects(shop: Shop, { file, dryRun, tell }: Asked): Promise<number> {
  const read = readRecords(await readFile(file, 'utf8'), tell);
  if (!read) return 0;
  const [header, ...records] = read;
  if (header?.cells.map((cell) => cell.trim()).join() !== 'source,target') {
    tell({ row: 1, column: '', reason: 'the header must be source;target' });
    return 0;
  }
  if (records.length === 0) tell({ row: 1, column: '', reason: 'there is no address in the file' });
  const wanted = records.map(({ row, cells }) => {
    const [source = '', target = ''] = cells.map((cell) => cell.trim());
    return { row, source, target };
  });
  const takenBack = new Error('taken back');
  const adding = shop.db.transaction(async (tx) => {
    const refused = await addRedirects(tx, wanted);
    for (const { row, reason } of refused.toSorted((a, b) => a.row - b.row)) {
      tell({ row, column: reason === 'wrong-source' ? 'source' : 'target', reason: REASONS[reason] });
    }
    if (refused.length > 0 || dryRun) throw takenBack;
  });
  await adding.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  return wanted.length;
}

function readRecords(text: string, tell: Asked['tell']): CsvRecord[] | null {
  const reader = new CsvReader();
  try {
    return [...reader.push(text), ...reader.end()];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    tell({ row: error.row, column: '', reason: error.message });
    return null;
  }
}
