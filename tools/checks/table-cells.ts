import type { Finding } from './finding.ts';

/** A longer cell is a paragraph and belongs below the table. */
export const MAX_CELL_LENGTH = 200;

/** Cells of Markdown tables that are too long to be read in a table; addresses of links do not count. */
export function findLongCells(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    if (!line.startsWith('|')) return [];
    return line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replace(/\]\([^)]*\)/g, ']').length)
      .filter((length) => length > MAX_CELL_LENGTH)
      .map((length) => ({
        place: `${file}:${index + 1}`,
        problem: `a table cell of ${length} characters, ${MAX_CELL_LENGTH} are allowed: put the text below the table`,
      }));
  });
}
