import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { seal, unseal } from '#platform/secrets/server/sealed.ts';
import { factOf, type Rows } from '#platform/settings/server/shop-facts.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ProviderKeys, STRIPE_ADDRESS } from '../../rules/provider-keys.ts';

const stored = v.fallback(v.nullable(v.object({ secretKey: v.string(), webhookSecret: v.string() })), null);

const ABOUT = { secretKey: 'stripe:secret-key', webhookSecret: 'stripe:webhook-secret' };

/** Stripe's keys as the owner set them; null when this process cannot unseal them. */
export function stripeKeysBy(rows: Rows, keeper: Pick<Shop, 'secretKey'>): ProviderKeys | null {
  const sealed = v.parse(stored, factOf(rows, 'stripeKeys') ?? null);
  if (!sealed) return null;
  const secretKey = unseal(keeper, sealed.secretKey, ABOUT.secretKey);
  const webhookSecret = unseal(keeper, sealed.webhookSecret, ABOUT.webhookSecret);
  return secretKey === null || webhookSecret === null ? null : { secretKey, webhookSecret };
}

export function sealStripeKeys(keeper: Pick<Shop, 'secretKey'>, keys: ProviderKeys): ProviderKeys {
  return {
    secretKey: seal(keeper, keys.secretKey, ABOUT.secretKey),
    webhookSecret: seal(keeper, keys.webhookSecret, ABOUT.webhookSecret),
  };
}

/**
 * Keys of the start have precedence over those of the owner. While the keys stay the same, so does the object: the connection
 * to Stripe is cached by it.
 */
export function refreshProviders(
  { providers, stripeAddress = STRIPE_ADDRESS, secretKey }: Pick<Shop, 'providers' | 'stripeAddress' | 'secretKey'>,
  rows: Rows,
): void {
  if (providers.stripe && !providers.stripe.isOwners) return;
  const keys = stripeKeysBy(rows, { secretKey });
  const stripe = keys ? { ...keys, address: stripeAddress, isOwners: true } : undefined;
  if (!isDeepStrictEqual(providers.stripe, stripe)) providers.stripe = stripe;
}
