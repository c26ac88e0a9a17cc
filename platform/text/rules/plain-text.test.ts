import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['ĄĆĘŁŃÓŚŹŻ', 'acelnoszz'],
  ['Straße', 'strasse'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Čeština', 'cestina'],
  ['Œuvre', 'oeuvre'],
  ['Đakovo Łódź', 'dakovo lodz'],
  ['e\u0301te\u0301', 'ete'],
  ['ﬁ', 'fi'],
  ['日本', '日本'],
  ['kubek 45 l', 'kubek 45 l'],
  ['', ''],
])('X.25 %s is %s', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
