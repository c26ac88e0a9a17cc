import { expect, it } from 'vitest';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { registrationForm } from './registration-form.ts';

const facts = { passwordLength: { min: 6, max: 15 }, today: '2026-05-06', viaProvider: false };

function errorsOf(fields: Record<string, string>, more: Partial<typeof facts> = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return registrationForm({ ...facts, ...more }).read(data).reply.error ?? {};
}

it('S5.27 S5.28 a form sent empty says at both passwords what is missing', () => {
  const errors = errorsOf({});
  expect(errors.client_password).toEqual([formTexts.required]);
  expect(errors.client_password_repeat).toEqual([formTexts.required]);
});

it.each([
  ['', formTexts.required],
  ['tajne124', 'Hasła różnią się od siebie. Wpisz dwa razy to samo hasło.'],
  ['tajne123', undefined],
])('S5.28 the repeat %j of a good password gets %s', (repeat, text) => {
  const errors = errorsOf({ client_login: 'ola', client_password: 'tajne123', client_password_repeat: repeat });
  expect(errors.client_password).toBeUndefined();
  expect(errors.client_password_repeat?.[0]).toBe(text);
});

it('S5.18 S5.51 every empty required field says that it is to be filled in', () => {
  const { client_type: _, ...errors } = errorsOf({ client_type: 'firm', other_delivery: 'on', other_invoice: 'on' });
  const { terms_agree: unchecked, ...texts } = errors;
  expect(unchecked).toEqual([formTexts.unchecked]);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining([
      'client_login',
      'client_email',
      'client_phone',
      'client_nip',
      'client_firm',
      'client_city',
    ]),
  );
  expect(Object.keys(texts)).toEqual(expect.arrayContaining(['delivery_zipcode', 'invoice_street']));
  expect(new Set(Object.values(texts).flat())).toEqual(new Set([formTexts.required]));
});

it('S5.17 a phone says what is wrong with it and nothing else', () => {
  const saidOf = (phone: string) => errorsOf({ client_phone: phone }).client_phone?.[0];
  expect(saidOf('60010020')).toBe(formTexts.phone);
  expect(saidOf('1'.repeat(16))).toBe(formTexts.phoneLong(15));
  expect(saidOf('++48600100200')).toBe(formTexts.phoneCharacters);
});

it('a birth date ahead of us is said in its own words', () => {
  expect(errorsOf({ birth_date: '2026-05-07' }).birth_date?.[0]).toContain('przed nami');
});

it('who comes through a provider is asked for no password', () => {
  const errors = errorsOf({}, { viaProvider: true });
  expect(errors).not.toHaveProperty('client_password');
  expect(errors).not.toHaveProperty('client_password_repeat');
});
