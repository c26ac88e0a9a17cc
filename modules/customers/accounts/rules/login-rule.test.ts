import { expect, it } from 'vitest';
import { checkLogin, isAddressLike, loginFrom, loginKeyOf, numberedLogin, OTHER_ADDRESS } from './login-rule.ts';

it.each([
  ['ab', 'incorect_login'],
  ['abc', undefined],
  ['a'.repeat(40), undefined],
  ['a'.repeat(41), 'incorect_login'],
  ['jan kowalski', 'incorect_login'],
  ['jan.kowalski-1_@x', undefined],
  ['żółw', undefined],
  ['jan+1', 'incorect_login'],
  ['<b>', 'incorect_login'],
  ['', 'no_login'],
  ['   ', 'no_login'],
])('S5.26 the login %j gets %s', (login, code) => {
  expect(checkLogin(login)[0]?.code).toBe(code);
});

it('makes logins of addresses, and numbers that still fit', () => {
  expect(loginFrom('jan.kowalski+sklep@example.pl')).toBe('jan.kowalskisklep');
  expect(checkLogin(loginFrom('a@example.pl'))).toEqual([]);
  expect(numberedLogin('jan', 7)).toBe('jan7');
  expect(numberedLogin('a'.repeat(40), 12)).toBe(`${'a'.repeat(38)}12`);
  expect(numberedLogin(' jan ', 7)).toBe('jan7');
  expect(loginFrom('jan@example.pl')).toBe('jan');
  expect(loginFrom('ja@example.pl')).toBe('jaklient');
  expect(loginFrom(`${'a'.repeat(50)}@example.pl`)).toBe('a'.repeat(40));
});

it.each([
  ['jan@example.pl', 'jan@example.pl', []],
  ['JAN@example.pl', ' jan@Example.pl ', []],
  ['jan', 'ala@example.pl', []],
  ['jan@example.pl', undefined, []],
  ['jan@example.pl', 'ala@example.pl', [{ code: 'incorect_login', message: OTHER_ADDRESS }]],
  ['', 'ala@example.pl', [{ code: 'no_login', message: '' }]],
  ['<', 'ala@example.pl', [{ code: 'incorect_login', message: '' }]],
])('the login %j with the address %j gets %j', (login, email, messages) => {
  expect(checkLogin(login, email)).toEqual(messages);
});

it('detects an address by its @ and ignores case', () => {
  expect([isAddressLike('jan@x'), isAddressLike('jan')]).toEqual([true, false]);
  expect(loginKeyOf(' Jan ')).toBe('jan');
  expect(OTHER_ADDRESS).not.toBe('');
});
