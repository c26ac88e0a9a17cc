import { expect, it } from 'vitest';
import { findMappingFault, guessMapping, headingOf, headingsKey } from './column-mapping.ts';

const names = {
  code: ['Kod produktu', 'symbol'],
  name: ['Nazwa'],
  price: ['Cena', 'cena brutto'],
  stock: ['Stan', 'stan magazynowy'],
};

it('O.30 headings are understood by their own names and by what shops call them; nothing is meant twice', () => {
  const headings = ['Symbol', 'NAZWA ', 'Cena brutto', 'Stan magazynowy', 'price', 'Uwagi'].map(headingOf);
  expect(guessMapping(headings, names)).toEqual({
    symbol: 'code',
    nazwa: 'name',
    'cena brutto': 'price',
    'stan magazynowy': 'stock',
    price: '',
    uwagi: '',
  });
});

it('O.30 files of one kind have the same headings in any order', () => {
  expect(headingsKey(['a', 'b'])).toBe(headingsKey(['b', 'a']));
  expect(headingsKey(['a', 'b'])).not.toBe(headingsKey(['a,b']));
});

it.each([
  [{ kod: 'code', cena: 'price', uwagi: '' }, null],
  [{ kod: 'price' }, 'code-missing'],
  [{ kod: 'code', cena: 'price', netto: 'price' }, 'twice'],
  [{ kod: 'code', cena: 'password' }, 'no-column'],
])('O.30 answers by which a file cannot be read are refused: %j', (mapping, code) => {
  expect(findMappingFault(mapping)?.fault.code ?? null).toBe(code);
});
