import { expect, it } from 'vitest';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { isTestKey, lastSigns, providerKeyFields } from './provider-keys.ts';

it.each([
  ['sk_live_51Abc', 'whsec_abc', null],
  ['rk_live_51Abc', '', null],
  ['pk_live_51Abc', 'whsec_abc', { secretKey: 'provider-key' }],
  ['sk_live 51', 'abc', { secretKey: 'provider-key', webhookSecret: 'provider-key' }],
])('O.34 keys %s and %s', (secretKey, webhookSecret, faults) => {
  expect(parseFields(providerKeyFields, { secretKey, webhookSecret }).faults).toEqual(faults);
});

it('O.34 of a test key no money comes, and of a kept one only the end is shown', () => {
  expect(['sk_test_1', 'rk_test_1', 'sk_live_test_1'].filter(isTestKey)).toEqual(['sk_test_1', 'rk_test_1']);
  expect(lastSigns('sk_live_51AbcWXYZ')).toBe('…WXYZ');
});
