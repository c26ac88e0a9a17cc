import { textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';

/** The interface of Stripe; a shop that asks elsewhere is being tested. */
export const STRIPE_ADDRESS = 'https://api.stripe.com';

/** How the keys of a company that settles payments are written. */
export const SECRET_KEY = /^(?:sk|rk)_\w+$/;
export const WEBHOOK_SECRET = /^whsec_\w+$/;
const MAX_LENGTH = 300;

/** As the owner types them; an empty one is the one the shop has. */
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

/** Of a test key no money comes. */
export function isTestKey(secretKey: string): boolean {
  return /^[a-z]+_test_/.test(secretKey);
}

/** By these an owner knows a key again; nothing else of it is shown. */
export function lastSigns(key: string): string {
  return `…${key.slice(-4)}`;
}

function keyField(form: RegExp) {
  return textField({ maxLength: MAX_LENGTH, check: (text) => (form.test(text) ? null : 'provider-key') });
}
