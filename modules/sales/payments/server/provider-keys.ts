import { sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import { ALL_PAGES, purgeTags } from '#platform/db/server/purge-tags.ts';
import { refreshSettings, writeFact } from '#platform/settings/server/index.ts';
import { settings } from '#platform/settings/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  isTestKey,
  lastSigns,
  type ProviderKeyFault,
  type ProviderKeys,
  STRIPE_ADDRESS,
} from '../rules/provider-keys.ts';
import { stripe } from './stripe/stripe.ts';
import { sealStripeKeys, stripeKeysBy } from './stripe/stripe-keys.ts';

/** What the owner may see of the keys. */
export interface ShownKeys {
  isSetAtStart: boolean;
  secretKey: string;
  webhookSecret: string;
}

/** Null: the shop has none. */
export function shownProviderKeys({ providers: { stripe: kept } }: Pick<Shop, 'providers'>): ShownKeys | null {
  return kept ? { isSetAtStart: !kept.isOwners, ...ends(kept) } : null;
}
/**
 * Stores keys that Stripe accepted; an empty one keeps the present key. A shop with real sales refuses test keys: goods would be sent
 * unpaid.
 */
export async function changeProviderKeys(shop: Shop, typed: ProviderKeys): Promise<ProviderKeyFault | 'saved'> {
  const known = shop.providers.stripe;
  if (known && !known.isOwners) return 'set-at-start';
  const keys = {
    secretKey: typed.secretKey || (known?.secretKey ?? ''),
    webhookSecret: typed.webhookSecret || (known?.webhookSecret ?? ''),
  };
  if (keys.secretKey === '' || keys.webhookSecret === '') return 'incomplete';
  if (isTestKey(keys.secretKey) && shop.opening.isOpen && !shop.demo) return 'test-key';
  const trial = { ...shop, providers: { stripe: { ...keys, address: shop.stripeAddress ?? STRIPE_ADDRESS } } };
  const fault = (await stripe.tryKeys?.(trial)) ?? null;
  if (fault) return fault;
  await keepKeys(shop, keys);
  return 'saved';
}

/** From now on nothing is paid through the company. */
export async function removeProviderKeys(shop: Shop): Promise<void> {
  await keepKeys(shop, null);
}

async function keepKeys(shop: Shop, keys: ProviderKeys | null): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
    const before = stripeKeysBy(await tx.select().from(settings), shop);
    await writeFact(tx, 'stripeKeys', keys && sealStripeKeys(shop, keys));
    await recordChange(tx, shop, {
      action: 'provider-keys.changed',
      object: { kind: 'settings', id: 'stripe' },
      from: before && ends(before),
      to: keys && ends(keys),
    });
    // The content policy of pages names the payment site, and the purge makes other nodes read their settings.
    await purgeTags({ db: tx }, [ALL_PAGES]);
  });
  await refreshSettings(shop);
}

function ends({ secretKey, webhookSecret }: ProviderKeys): ProviderKeys {
  return { secretKey: lastSigns(secretKey), webhookSecret: lastSigns(webhookSecret) };
}
