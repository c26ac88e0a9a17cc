import { expect, it } from 'vitest';
import { CLIENT_CODES } from '../rules/client-code.ts';
import * as registrationTexts from './registration.ts';
import { clientMessageText } from './registration.ts';

it.each(CLIENT_CODES)('S8.40 the code %s has its text', (code) => {
  expect(clientMessageText([{ code, message: '' }])?.length).toBeGreaterThan(5);
});

it('S8.40 a taken login shows the proposed one, a postcode its form, a password its limit', () => {
  expect(clientMessageText([{ code: 'login_taken_login_propose', message: 'jan2' }])).toMatch(/jan2$/);
  expect(
    clientMessageText([
      { code: 'incorect_zipcode', message: '' },
      { code: 'incorect_zipcode', message: 'XX-XXX' },
    ]),
  ).toContain('XX-XXX');
  expect(clientMessageText([{ code: 'password_to_short', message: '6' }])).toContain('6');
  expect(clientMessageText([])).toBeUndefined();
});

it('a future birth date has another message than a malformed one', () => {
  expect(clientMessageText([{ code: 'birth_date', message: 'future' }])).toContain('przed nami');
  expect(clientMessageText([{ code: 'birth_date', message: 'format' }])).toContain('RRRR-MM-DD');
});

it('S8.41 registering through a provider says through which ones', () => {
  expect(registrationTexts.social.required(['Kluczyk', 'Brzoza ID'])).toContain('Kluczyk, Brzoza ID');
});
