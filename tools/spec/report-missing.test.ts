import { expect, it } from 'vitest';
import { reportMissing } from './report-missing.ts';

const requirements = [
  { id: 'S1.01', text: 'Browse.', where: 'listing' },
  { id: 'S1.02', text: 'Search.', where: 'search' },
  { id: 'S1.03', text: 'Filter.', where: 'listing' },
];

it('groups what is missing by capability with counts', () => {
  expect(reportMissing(requirements, new Set(['S1.01']), [])).toEqual({
    missing: 2,
    lines: [
      'listing: 1 of 2 named by no test',
      '  S1.03  Filter.',
      '',
      'search: 1 of 1 named by no test',
      '  S1.02  Search.',
      '',
      '1 of 3 requirements are named by a test, 2 are not.',
    ],
  });
});

it('looks only at the capabilities asked for and refuses unknown ones', () => {
  expect(reportMissing(requirements, new Set(['S1.01', 'S1.03']), ['listing'])).toEqual({
    missing: 0,
    lines: ['2 of 2 requirements are named by a test, 0 are not.'],
  });
  expect(() => reportMissing(requirements, new Set(), ['lsting'])).toThrow(
    'no capability lsting; there are listing, search',
  );
});
