import { expect, it } from 'vitest';
import { isEmail, mailboxKey } from './email.ts';

it.each([
  ['ala@polana.pl'],
  ['a@b.co'],
  ['jan.kowalski+sklep@poczta.example.com'],
  ["o'hara_1@sub-domena.example.org"],
  ['zażółć@gęśl.pl'],
  ['a@xn--gl-1ia.xn--p1ai'],
  ['a@b.travel'],
  [`${'a'.repeat(249)}@b.pl`],
])('S5.16 %s is an e-mail', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  ['a@b'],
  ['ab.pl'],
  ['@b.pl'],
  ['a@'],
  ['a@b.p'],
  ['a@@b.pl'],
  ['a@b@c.pl'],
  ['a b@c.pl'],
  ['.a@b.pl'],
  ['a.@b.pl'],
  ['a..b@c.pl'],
  ['a@-b.pl'],
  ['a@b-.pl'],
  ['a@b..pl'],
  ['a@b.12'],
  ['a@b.1pl'],
  ['a@b.pl1'],
  ['a@b.pl@'],
  ['a@b.pl.7'],
  ['<a@b.pl>'],
  [`${'a'.repeat(250)}@b.pl`],
  [''],
])('S5.16 %s is not', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('answers at once for hostile texts', () => {
  const started = performance.now();
  for (const text of [`${'a.'.repeat(100_000)}@`, `a@${'b-'.repeat(100)}`, '@'.repeat(100_000)]) isEmail(text);
  expect(performance.now() - started).toBeLessThan(2000);
});

it.each([
  ['Jan@Example.PL ', 'jan@example.pl'],
  ['jan+7@example.pl', 'jan@example.pl'],
  ['j.an+sklep@gmail.com', 'jan@gmail.com'],
  ['j.a.n@googlemail.com', 'jan@gmail.com'],
  ['j.an@example.pl', 'j.an@example.pl'],
  ['jan', 'jan'],
  ['@example.pl', '@example.pl'],
  ['j+7@example.pl', 'j@example.pl'],
  ['', ''],
])('X.43 %s is the mailbox %s', (typed, mailbox) => {
  expect(mailboxKey(typed)).toBe(mailbox);
});
