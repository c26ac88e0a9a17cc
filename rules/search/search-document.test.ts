import { expect, it } from 'vitest';
import { searchDocument } from './search-document.ts';

it('holds words and stems, heavier from the name, codes also in one piece', () => {
  const document = searchDocument({ name: 'Kubek żółty', code: 'KUB-01', producer: 'Łąka', other: 'Kubki' });
  expect(document.plainName).toBe('kubek zolty');
  expect(document.words).toEqual(['kubek', 'zolty', 'laka', 'kub', '01', 'kub01', 'kubki']);
  expect(document.terms.map(({ term, place, weight }) => `${term}:${place}${weight}`)).toEqual([
    ...['kubek:1A', 'kubk:1A', 'zolty:2A', 'zolt:2A', 'laka:3B', 'lak:3B'],
    ...['kub:4B', '01:5B', 'kub01:6B', 'kubki:7C', 'kubk:7C'],
  ]);
});
