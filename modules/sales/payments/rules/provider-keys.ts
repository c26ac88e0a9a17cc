import { textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';

/** Any other address is for tests. */
export const STRIPE_ADDRESS = 'https://api.stripe.com';

/** How the keys of a company that settles payments are written. */
export const SECRET_KEY = /^(?:sk|rk)_\w+$/;
export const WEBHOOK_SECRET = /^whsec_\w+$/;
const MAX_LENGTH = 300;

export const providerKeyFields = {
  secretKey: keyField(SECRET_KEY),
  webhookSecret: keyField(WEBHOOK_SECRET),
};

export type ProviderKeys = ValuesOf<typeof providerKeyFields>;

/** Why keys were not kept. */
export const PROVIDER_KEY_FAULTS = [
  'refused',
  'permissions',
  'no-answer',
  'test-key',
  'incomplete',
  'set-at-start',
] as const;
export type ProviderKeyFault = (typeof PROVIDER_KEY_FAULTS)[number];

/** Test keys bring no money. */
export function isTestKey(secretKey: string): boolean {
  return /^[a-z]+_test_/.test(secretKey);
}

/** The owner recognizes a key by its end; the rest is never shown. */
export function lastSigns(key: string): string {
  return `…${key.slice(-4)}`;
}

function keyField(form: RegExp) {
  return textField({ maxLength: MAX_LENGTH, check: (text) => (form.test(text) ? null : 'provider-key') });
}
