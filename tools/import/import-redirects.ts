import { readFile } from 'node:fs/promises';
import { CsvReader } from '#rules/import/csv-reader.ts';
import { addRedirects } from '#shop/redirects/index.ts';
import type { Shop } from '#shop/shop.ts';
import type { ReportFile } from './report-file.ts';

const REASONS = {
  'wrong-source': 'is no address within the shop',
  'wrong-target': 'is neither an address within the shop nor one of elsewhere',
  loop: 'would lead back to itself',
};

/** Old addresses from a CSV file with the columns `source` and `target`: all of them or, when one is wrong, none. */
export async function importRedirects(shop: Shop, file: string, report: ReportFile): Promise<number> {
  const reader = new CsvReader();
  const [header, ...records] = [...reader.push(await readFile(file, 'utf8')), ...reader.end()];
  if (header?.cells.map((cell) => cell.trim()).join() !== 'source,target') {
    report.tell({ row: 1, column: '', reason: 'the header must be source;target' });
    return 0;
  }
  const takenBack = new Error('taken back');
  const adding = shop.db.transaction(async (tx) => {
    for (const { row, cells } of records) {
      const [source = '', target = ''] = cells.map((cell) => cell.trim());
      const [refused] = await addRedirects(tx, [{ source, target }]);
      const column = refused?.reason === 'wrong-source' ? 'source' : 'target';
      if (refused) report.tell({ row, column, reason: REASONS[refused.reason] });
    }
    if (report.told > 0) throw takenBack;
  });
  await adding.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  return records.length;
}
