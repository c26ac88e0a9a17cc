import { posix } from 'node:path';

/** The used part of the report of Stryker. */
export interface MutantReport {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        mutatorName: string;
        replacement?: string;
        status: string;
        location: { start: { line: number; column: number } };
      }[];
    }
  >;
}

export interface FolderScore {
  folder: string;
  mutants: number;
  noticed: number;
  /** Per cent, to one decimal. */
  score: number;
}

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** How many of the breaks were noticed, per folder and, last, of all; those that do not even run are no breaks. */
export function scoreFolders(report: MutantReport): FolderScore[] {
  const statuses = new Map<string, string[]>();
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const folder = posix.dirname(file);
    statuses.set(folder, [...(statuses.get(folder) ?? []), ...mutants.map(({ status }) => status)]);
  }
  const folders = [...statuses].toSorted(([a], [b]) => a.localeCompare(b));
  return [...folders, ['all', folders.flatMap(([, all]) => all)] as const].flatMap(([folder, all]) => {
    const noticed = all.filter((status) => NOTICED.includes(status)).length;
    const mutants = noticed + all.filter((status) => MISSED.includes(status)).length;
    return mutants === 0 ? [] : [{ folder, mutants, noticed, score: Math.round((1000 * noticed) / mutants) / 10 }];
  });
}

/** Every mutant that no test detected: its place, the line, and the changed line. */
export function survivors(report: MutantReport): string[] {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => MISSED.includes(status))
      .map(({ status, mutatorName, replacement = '', location: { start } }) => {
        const reason = status === 'NoCoverage' ? 'no test runs this' : 'survived';
        return `${file}:${start.line}:${start.column} ${reason} (${mutatorName}): ${lines[start.line - 1]?.trim()} => ${replacement}`;
      });
  });
}
