import { expect, it } from 'vitest';
import { registrationTexts } from '#texts/registration.ts';
import { registrationForm } from './registration-form.ts';

const facts = { passwordLength: { min: 6, max: 15 }, today: '2026-05-06', vouched: false };

function errorsOf(fields: Record<string, string>, more: Partial<typeof facts> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return registrationForm({ ...facts, ...more }).read(data).reply.error ?? {};
}

it('S5.27 S5.28 a form sent empty says at both passwords what is missing', () => {
  const errors = errorsOf({});
  expect(errors.client_password).toEqual(['Podaj hasło.']);
  expect(errors.client_password_repeat).toEqual([registrationTexts.repeatMissing]);
});

it.each([
  ['', registrationTexts.repeatMissing],
  ['tajne124', 'Hasła różnią się od siebie. Wpisz dwa razy to samo hasło.'],
  ['tajne123', undefined],
])('S5.28 the repeat %j of a good password gets %s', (repeat, text) => {
  const errors = errorsOf({ client_login: 'ola', client_password: 'tajne123', client_password_repeat: repeat });
  expect(errors.client_password).toBeUndefined();
  expect(errors.client_password_repeat?.[0]).toBe(text);
});

it('a birth date ahead of us is said in its own words', () => {
  expect(errorsOf({ birth_date: '2026-05-07' }).birth_date?.[0]).toContain('przed nami');
});

it('who comes through a provider is asked for no password', () => {
  const errors = errorsOf({}, { vouched: true });
  expect(errors).not.toHaveProperty('client_password');
  expect(errors).not.toHaveProperty('client_password_repeat');
});
