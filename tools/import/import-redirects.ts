import { importRedirects, type RedirectProblem } from '#modules/catalogue/import/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { FileProblem } from './report-file.ts';

const REASONS: Record<RedirectProblem['fault'], string> = {
  'wrong-source': 'is no address within the shop',
  'wrong-target': 'is neither an address within the shop nor one of elsewhere',
  'too-long': 'is longer than 2000 characters',
  living: 'is a page of the shop: its redirect would never be used',
  loop: 'would lead back to itself',
  header: 'the header must be source;target',
  nothing: 'there is no address in the file',
  elsewhere: 'leads elsewhere in another row',
  broken: 'the row cannot be read',
  'too-many': 'the file is too large',
};

interface Requested {
  file: string;
  /** Tries and takes everything back. */
  dryRun: boolean;
  report(problem: FileProblem): void;
  /** Unusual rows that are accepted. */
  doubt(problem: FileProblem): void;
}

/** Old addresses from a CSV file; null when something is wrong, and then none is taken. */
export async function importRedirectFile(shop: Shop, asked: Requested): Promise<number | null> {
  const { file, dryRun, report, doubt } = asked;
  const outcome = await importRedirects(shop, file, { dryRun });
  if (!outcome.ok) {
    for (const { row, column, fault, other, detail } of outcome.problems) {
      const reason = other === undefined ? (detail ?? REASONS[fault]) : `leads elsewhere in row ${other}`;
      report({ row, column, reason });
    }
    return null;
  }
  for (const { row, target } of outcome.dead) {
    doubt({ row, column: 'target', reason: `the shop has no page ${target} now` });
  }
  return outcome.rows;
}
