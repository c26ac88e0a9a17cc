import { expect, it } from 'vitest';
import { PASSWORD_CODES } from './client-code.ts';
import { checkPassword } from './password-rule.ts';

const PASSWORD_LENGTH = { min: 6, max: 15 };

const codes = (password: string, { login = 'jan', repeat = password, limits = PASSWORD_LENGTH } = {}) =>
  checkPassword({ login, password, repeat }, limits).map(({ code }) => code);

it.each([
  ['', ['no_password']],
  ['12345', ['password_to_short']],
  ['123456', []],
  ['ąęłóżź', []],
  ['123456789012345', []],
  ['1234567890123456', ['password_to_long']],
])('S5.27 the password %j gets %j', (password, expected) => {
  expect(codes(password)).toEqual(expected);
});

it('S5.27 the owner may set other limits', () => {
  const limits = { min: 8, max: 30 };
  expect(checkPassword({ login: '', password: '1234567' }, limits)).toEqual([
    { code: 'password_to_short', message: '8' },
  ]);
  expect(codes('a'.repeat(30), { limits })).toEqual([]);
});

it('S5.28 a password differs from the login and is the same twice', () => {
  expect(codes('Janina1', { login: 'janina1' })).toEqual(['login_equals_password']);
  expect(codes('tajne123', { repeat: 'tajne124' })).toEqual(['not_equal_passwords']);
  expect(codes('tajne123', { repeat: '' })).toEqual(['not_equal_passwords']);
  expect(codes('tajne123')).toEqual([]);
  expect(codes('tajne123', { login: '' })).toEqual([]);
  expect(codes('janina1', { login: ' janina1 ' })).toEqual(['login_equals_password']);
});

it('only a limit has something to say', () => {
  const wrong = checkPassword({ login: 'jan', password: 'jan', repeat: 'Jan' }, PASSWORD_LENGTH);
  expect(wrong).toEqual([
    { code: 'password_to_short', message: '6' },
    { code: 'login_equals_password', message: '' },
    { code: 'not_equal_passwords', message: '' },
  ]);
  expect(checkPassword({ login: '', password: '' }, PASSWORD_LENGTH)).toEqual([{ code: 'no_password', message: '' }]);
});

it('contract 2.19: these messages concern the password', () => {
  expect([...PASSWORD_CODES]).toEqual([
    ...['no_password', 'password_to_short', 'password_to_long', 'not_equal_passwords', 'login_equals_password'],
  ]);
});
