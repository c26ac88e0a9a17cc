import { expect, it } from 'vitest';
import { checkLogin, loginFrom, numberedLogin } from './login-rule.ts';

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
  expect(numberedLogin('a'.repeat(40), 12)).toHaveLength(40);
});
