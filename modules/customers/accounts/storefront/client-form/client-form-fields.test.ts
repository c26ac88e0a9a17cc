import { expect, it } from 'vitest';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { passwordTexts } from './client-form-fields.ts';

const missing = { password: formTexts.required, repeat: formTexts.required };

it.each([
  ['', '', false, ['password', 'repeat']],
  ['', '', true, []],
  ['tajne123', '', false, ['repeat']],
  ['tajne123', '', true, []],
])('the password %j repeated as %j, optional: %s, is missing at %j', (password, repeat, mayLack, reported) => {
  const texts = passwordTexts({ login: 'ola', password, repeat }, { min: 6, max: 15 }, { mayLack });
  expect(texts).toEqual(Object.fromEntries(Object.entries(missing).filter(([name]) => reported.includes(name))));
});
