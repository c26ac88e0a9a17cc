import { expect, it } from 'vitest';
import { searchDocument } from './search-document.ts';

it('holds words and stems, those of the name marked, codes also in one piece', () => {
  const document = searchDocument({ name: 'Kubek żółty', code: 'KUB-01', producer: 'Łąka', other: 'Kubki' });
  expect(document.words).toEqual(['kubek', 'zolty', 'laka', 'kub', '01', 'kub01', 'kubki']);
  expect(document.terms).toEqual([
    ...['kubek', 'kubk', 'zolty', 'zolt', 'laka', 'lak', 'kub', '01', 'kub01', 'kubki'],
    ...['_kubek', '_kubk', '_zolty', '_zolt', '=kubek', '=kubk'],
  ]);
});

it.each([
  ['T-shirt męski', 'tshirt'],
  ['Plecak 45 l, mech', '45l'],
  ['Kartusz 230 g', '230g'],
])('„%s” is also found as %s', (name, joined) => {
  const { terms } = searchDocument({ name, code: '', producer: '', other: '' });
  expect(terms).toContain(joined);
  expect(terms).toContain(`_${joined}`);
});
