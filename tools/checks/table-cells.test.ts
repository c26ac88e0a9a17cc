import { expect, it } from 'vitest';
import { findLongCells, MAX_CELL_LENGTH } from './table-cells.ts';

const long = 'x'.repeat(MAX_CELL_LENGTH + 1);

it('finds a table cell that is too long, with its line', () => {
  expect(findLongCells('README.md', `| a | b |\n|---|---|\n| short | ${long} |`)).toEqual([
    { place: 'README.md:3', problem: expect.stringContaining(`${MAX_CELL_LENGTH + 1} characters`) },
  ]);
});

it.each([`| ${'x'.repeat(MAX_CELL_LENGTH)} | b |`, long, `| [name](docs/${long}.md) |`, `| a \\| b |`])(
  '%j is no long cell',
  (line) => {
    expect(findLongCells('README.md', line)).toEqual([]);
  },
);
