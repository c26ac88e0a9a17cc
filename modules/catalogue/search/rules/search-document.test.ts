import { expect, it } from 'vitest';
import { describedStems, searchDocument } from './search-document.ts';

it('holds words and stems, those of the name marked, codes also in one piece', () => {
  const document = searchDocument({
    name: 'Kubek żółty',
    code: 'KUB-01',
    producer: 'Łąka',
    categories: 'Kubki',
    other: '',
  });
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
  ['Butelka 500 ml', '500ml'],
  ['Powerbank 10 000 mAh', '10000mah'],
  ['Koc bawełna-len', 'bawelnalen'],
])('„%s” is also found as %s', (name, joined) => {
  const { terms } = searchDocument({ name, code: '', producer: '', categories: '', other: '' });
  expect(terms).toContain(joined);
  expect(terms).toContain(`_${joined}`);
});

it('little words are kept as they are written, but nothing is found by them', () => {
  const { words, terms } = searchDocument({ name: 'Kubek z uchem', code: '', producer: '', categories: '', other: '' });
  expect(words).toEqual(['kubek', 'z', 'uchem']);
  expect(terms).toEqual(['kubek', 'kubk', 'uchem', 'uch', '_kubek', '_kubk', '_uchem', '_uch', '=kubek', '=kubk']);
});

it('X.56 the purpose of a product is found, but is not its name', () => {
  const { words, terms } = searchDocument({
    name: 'Wstążka do prezentów lniana',
    code: '',
    producer: '',
    categories: '',
    other: '',
  });
  expect(words).toEqual(['wstazka', 'do', 'prezentow', 'lniana']);
  expect(terms).toEqual(expect.arrayContaining(['prezent', '_wstazka', '_lniana']));
  expect(terms).not.toContain('_prezent');
});

it('X.56 stems of descriptions: those of the short one marked too, without what the product does not have', () => {
  const document = searchDocument({ name: 'Świeca', code: '', producer: '', categories: '', other: '' });
  const described = (short: string, long: string) => describedStems(document, { short, long });
  expect(described('Las i mech.', 'Knot bez ołowiu, pali się')).toEqual([
    ...['swc', 'las', 'mech', 'knot', 'pal'],
    ...['!swc', '!las', '!mech'],
  ]);
  expect(described('', `${'mech '.repeat(400)}kora`)).toEqual(['swc', 'mech', '!swc']);
});

it('a first word with a dash names the product in one piece too', () => {
  const named = (name: string) => searchDocument({ name, code: '', producer: '', categories: '', other: '' }).first;
  expect(named('T-shirt męski')).toEqual(['t', 'tshirt']);
  expect(named('Koszulka T-shirt')).toEqual(['koszulka']);
  expect(named('')).toEqual([]);
});

it('a category with several product names is separate: it does not say which of them this is', () => {
  const categories = 'Zima\nNarty i sanki\nSanki';
  const { words, terms } = searchDocument({ name: 'Beskid', code: '', producer: '', categories, other: '' });
  expect(words).toEqual(['beskid', 'zima', 'sanki', 'narty', 'i']);
  expect(terms).toEqual(expect.arrayContaining(['sanki', 'zima', '+narty', '+nart', '+sanki']));
  expect(terms).not.toContain('nart');
});

it('X.56 words after "without" are stored behind a mark', () => {
  const without = (name: string) =>
    searchDocument({ name, code: '', producer: '', categories: 'Bez rękawów', other: '' }).terms.filter((term) =>
      term.startsWith('-'),
    );
  expect(without('Szlaki bez Tłumów')).toEqual(['-tlum', '-rekaw']);
  expect(without('Sukienka beż')).toEqual(['-rekaw']);
});
