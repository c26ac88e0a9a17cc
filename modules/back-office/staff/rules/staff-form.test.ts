import { expect, it } from 'vitest';
import { checkStaffForm, checkStaffPassword } from './staff-form.ts';

const good = { email: 'ola@example.com', name: 'Ola Nowak', password: 'cztery konie w stajni' };

it('O.08 a member of the staff has an address, a name and a long password', () => {
  expect(checkStaffForm(good)).toEqual({});
  expect(checkStaffForm({ ...good, repeat: good.password })).toEqual({});
  expect(checkStaffForm({ email: 'ola', name: ' ', password: 'krótkie', repeat: '' })).toEqual({
    email: 'email-wrong',
    name: 'name-missing',
    password: 'password-short',
  });
  expect(checkStaffForm({ ...good, name: 'a'.repeat(81) })).toEqual({ name: 'name-long' });
  expect(checkStaffForm({ ...good, repeat: `${good.password}.` })).toEqual({ repeat: 'passwords-differ' });
});

it.each([
  ['a'.repeat(11), 'password-short'],
  ['abcdefghijkl', null],
  ['abcd'.repeat(32), null],
  [`${'abcd'.repeat(32)}a`, 'password-long'],
  ['aaaaaaaaaaaa', 'password-known'],
  ['abcabcabcabc', 'password-known'],
  ['OLA@example.com', 'password-known'],
])('O.08 the password %j: %s', (password, fault) => {
  expect(checkStaffPassword(password, [' ola@example.com ', ''])).toBe(fault);
});
