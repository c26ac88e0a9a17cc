import type { Fields } from '#platform/forms/rules/typed-fields.ts';

/** In the place of a number, at the end of the address: one that is not there yet. */
export const NEW = 'nowy';

/** Cells of a rate: up to which weight and worth, and both costs. */
export const RATE_CELLS = ['weight', 'worth', 'prepaid', 'onDelivery'] as const;

/** Sent values by field; checked choices and the rows of a table become one text. */
export function toTyped(fields: Fields, form: FormData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const sent = form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
      if (kind === 'choices') return [name, sent.join(',')];
      return [name, kind === 'rates' ? joinRows(sent) : (sent[0] ?? '')];
    }),
  );
}

function joinRows(cells: readonly string[]): string {
  const rows = cells.length / RATE_CELLS.length;
  return Array.from({ length: Math.ceil(rows) }, (_, row) =>
    cells
      .slice(row * RATE_CELLS.length, (row + 1) * RATE_CELLS.length)
      .map((cell) => cell.replace(/[;\n]/g, ' ').trim())
      .join(';'),
  )
    .filter((line) => /[^;]/.test(line))
    .join('\n');
}

/** The rows of a table of rates, with a few empty ones to fill in. */
export function splitRows(text: string): string[][] {
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(';'));
  const empty = Array.from({ length: Math.max(2, 4 - rows.length) }, () => []);
  return [...rows, ...empty].map((row) => RATE_CELLS.map((_, at) => row[at] ?? ''));
}
