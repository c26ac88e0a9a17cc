import { slugOf } from '#platform/links/rules/slug.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './columns.ts';
import { type ImportFault, importFault } from './import-fault.ts';

/** Columns by heading, as `headingOf` writes it; empty for a column that is left out. */
export type ColumnMapping = Readonly<Record<string, string>>;

export function headingOf(cell: string): string {
  return cell.trim().toLowerCase();
}

/** Files of one kind have the same set of headings in any order. */
export function headingsKey(headings: readonly string[]): string {
  return JSON.stringify(headings.toSorted());
}

export function isImportColumn(text: string): text is ImportColumn {
  return (IMPORT_COLUMNS as readonly string[]).includes(text);
}

/** Guesses columns by their own name or their name in the panel; each column is used once. */
export function guessMapping(
  headings: readonly string[],
  names: Readonly<Partial<Record<ImportColumn, readonly string[]>>>,
): ColumnMapping {
  const meant = new Set<string>();
  return Object.fromEntries(
    headings.map((heading) => {
      const column = isImportColumn(heading)
        ? heading
        : IMPORT_COLUMNS.find((one) => names[one]?.some((name) => slugOf(name) === slugOf(heading)));
      if (!column || meant.has(column)) return [heading, ''];
      meant.add(column);
      return [heading, column];
    }),
  );
}

/** Problems of a mapping; null when a file can be read with it. */
export function findMappingFault(mapping: ColumnMapping): { column: string; fault: ImportFault } | null {
  const columns = Object.values(mapping).filter((column) => column !== '');
  const unknown = columns.find((column) => !isImportColumn(column));
  if (unknown !== undefined) return { column: unknown, fault: importFault('no-column') };
  const twice = columns.find((column, at) => columns.indexOf(column) < at);
  if (twice !== undefined) return { column: twice, fault: importFault('twice') };
  return columns.includes('code') ? null : { column: 'code', fault: importFault('code-missing') };
}
