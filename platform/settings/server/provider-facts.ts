import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { type ProviderKeys, STRIPE_ADDRESS } from '#modules/sales/payments/rules/provider-keys.ts';
import { seal, unseal } from '#platform/secrets/server/sealed.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { factOf, type Rows } from './shop-facts.ts';

const stored = v.fallback(v.nullable(v.object({ secretKey: v.string(), webhookSecret: v.string() })), null);

const ABOUT = { secretKey: 'stripe:secret-key', webhookSecret: 'stripe:webhook-secret' };

/** Stripe's keys the owner set; none when this process has not the key they were sealed by. */
export function stripeKeysBy(rows: Rows, keeper: Pick<Shop, 'secretKey'>): ProviderKeys | null {
  const kept = v.parse(stored, factOf(rows, 'stripeKeys') ?? null);
  if (!kept) return null;
  const secretKey = unseal(keeper, kept.secretKey, ABOUT.secretKey);
  const webhookSecret = unseal(keeper, kept.webhookSecret, ABOUT.webhookSecret);
  return secretKey === null || webhookSecret === null ? null : { secretKey, webhookSecret };
}

/** The same as they are in the database. */
export function sealStripeKeys(keeper: Pick<Shop, 'secretKey'>, keys: ProviderKeys): ProviderKeys {
  return {
    secretKey: seal(keeper, keys.secretKey, ABOUT.secretKey),
    webhookSecret: seal(keeper, keys.webhookSecret, ABOUT.webhookSecret),
  };
}

/** What the start named stays. The object stays the same one while its keys do: its connection hangs on it. */
export function refreshProviders(
  { providers, stripeAddress = STRIPE_ADDRESS, secretKey }: Pick<Shop, 'providers' | 'stripeAddress' | 'secretKey'>,
  rows: Rows,
): void {
  if (providers.stripe && !providers.stripe.isOwners) return;
  const keys = stripeKeysBy(rows, { secretKey });
  const stripe = keys ? { ...keys, address: stripeAddress, isOwners: true } : undefined;
  if (!isDeepStrictEqual(providers.stripe, stripe)) providers.stripe = stripe;
}
