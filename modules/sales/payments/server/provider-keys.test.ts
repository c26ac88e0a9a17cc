import { afterAll, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { refreshSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { settings } from '#server/shop/schema.ts';
import { startFakeStripe } from '../testing/start-fake-stripe.ts';
import { changeProviderKeys, removeProviderKeys, shownProviderKeys } from './provider-keys.ts';
import { mainProvider } from './providers.ts';

const { shop: bare } = await testDatabase({ filled: 'bare' });
const fake = await startFakeStripe();
const { secretKey, webhookSecret, address } = fake.settings;
const keys = { secretKey, webhookSecret };
const shop: Shop = {
  ...bare,
  stripeAddress: address,
  secretKey: 'a key that is long enough to be one',
  actor: { kind: 'command' },
};
afterAll(() => fake.stop());

it('O.34 keys the company does not know, may not use or that are half there are not kept', async () => {
  expect(await changeProviderKeys(shop, { ...keys, webhookSecret: '' })).toBe('incomplete');
  expect(await changeProviderKeys(shop, { ...keys, secretKey: 'sk_test_other' })).toBe('refused');
  expect(await changeProviderKeys({ ...shop, stripeAddress: 'http://127.0.0.1:1' }, keys)).toBe('no-answer');
  expect(await changeProviderKeys({ ...shop, opening: { isOpen: true } }, keys)).toBe('test-key');
  const started = { ...shop, providers: { stripe: { ...fake.settings } } };
  expect(await changeProviderKeys(started, keys)).toBe('set-at-start');
  expect([mainProvider(shop), shownProviderKeys(shop)]).toEqual([null, null]);
});

it('O.34 kept keys settle at once on every node, sealed, and nobody reads them again', async () => {
  expect(await changeProviderKeys(shop, keys)).toBe('saved');
  expect(mainProvider(shop)?.name).toBe('stripe');
  expect(shownProviderKeys(shop)).toEqual({ isSetAtStart: false, secretKey: '…shop', webhookSecret: '…test' });
  const kept = shop.providers.stripe;
  await refreshSettings(shop);
  expect(shop.providers.stripe, 'its connection is kept').toBe(kept);

  const node: Shop = { ...shop, providers: {} };
  await refreshSettings(node);
  expect(node.providers.stripe).toMatchObject({ ...keys, address });
  const stranger: Shop = { ...shop, providers: {}, secretKey: 'another key that is long enough to be one' };
  await refreshSettings(stranger);
  expect(stranger.providers.stripe).toBeUndefined();
  const started: Shop = { ...shop, providers: { stripe: { ...fake.settings, secretKey: 'sk_live_start' } } };
  await refreshSettings(started);
  expect(started.providers.stripe?.secretKey, 'the start wins').toBe('sk_live_start');

  const written = JSON.stringify([await bare.db.select().from(settings), await listChanges(shop, {})]);
  expect([written.includes(secretKey), written.includes(webhookSecret)]).toEqual([false, false]);
  expect(await listChanges(shop, { objectKind: 'settings' })).toMatchObject([
    { action: 'provider-keys.changed', before: null, after: { secretKey: '…shop', webhookSecret: '…test' } },
  ]);
});

it('O.34 one key is renewed alone; removed keys settle nothing', async () => {
  expect(await changeProviderKeys(shop, { secretKey: '', webhookSecret: 'whsec_new' })).toBe('saved');
  expect(shop.providers.stripe).toMatchObject({ secretKey, webhookSecret: 'whsec_new' });
  fake.restrict();
  expect(await changeProviderKeys(shop, keys)).toBe('permissions');
  await removeProviderKeys(shop);
  expect(mainProvider(shop)).toBeNull();
});
