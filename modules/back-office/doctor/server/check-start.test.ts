import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoSettings } from '#demo/content/settings.ts';
import { hashPassword } from '#modules/customers/accounts/server/index.ts';
import { defaultSettings } from '#platform/settings/server/index.ts';
import type { Shop, ShopAddress } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { customers, paymentMethods, staff, textPages } from '#server/shop/schema.ts';
import { checkStart, type StartedWith, type StartFinding } from './check-start.ts';

const { shop: bare } = await testDatabase({ filled: 'bare' });
const { shop: demo } = await testDatabase();

const company = { name: 'Jan Kowalski', street: 'Długa 1', zipcode: '31-147', city: 'Kraków', taxNumber: '5260250274' };
const ready: Shop = {
  ...bare,
  opening: { isOpen: true },
  settings: {
    ...defaultSettings,
    name: 'Gawra',
    email: 'sklep@gawra.pl',
    phone: '12 345 67 89',
    company,
    bankAccount: 'PL10 1050 0099 7603 1234 5678 9123',
    returnAddress: { name: 'Jan', street: 'Krótka 2', zipcode: '31-147', city: 'Kraków' },
  },
  providers: { stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', address: 'https://api.stripe.com' } },
};
const started: StartedWith = {
  address: { publicOrigin: 'https://sklep.gawra.pl', onlyHere: false, cookieDomain: null },
  sendsMail: true,
  namesSender: true,
  trustsProxy: true,
  guardsMetrics: true,
  sealsSecrets: true,
  devScreens: false,
};
type Effect = StartFinding['effect'];
const at = (address: Partial<ShopAddress>) => ({ address: { ...started.address, ...address } });
const kinds = async (shop: Shop, facts: Partial<StartedWith> = {}) =>
  Object.fromEntries((await checkStart(shop, { ...started, ...facts })).map(({ kind, effect }) => [kind, effect]));

it('O.05 an empty shop may start, and logs what it lacks', async () => {
  const found = await checkStart(bare, { ...started, ...at({ publicOrigin: null }), sendsMail: false });
  expect(found.filter(({ effect }) => effect === 'refuses')).toEqual([]);
  const lacks = ['public-origin', 'mail', 'company', 'terms', 'privacy', 'name', 'payment-method', 'courier', 'closed'];
  expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(lacks));
  expect(await kinds(bare, { devScreens: true })).toMatchObject({ 'developer-screens': 'refuses' });
});

describe('a shop that sells', () => {
  beforeAll(async () => {
    const updatedAt = bare.now();
    const body = `<p>${'Tekst strony. '.repeat(20)}</p>`;
    await equipShop(bare);
    // Stripe does not lend money.
    await bare.db.update(paymentMethods).set({ enabled: false }).where(eq(paymentMethods.kind, 'instalments'));
    await bare.db.insert(textPages).values([
      { address: 'regulamin', title: 'Regulamin', body, updatedAt },
      { address: 'prywatnosc', title: 'Prywatność', body, updatedAt },
      { address: 'deklaracja-dostepnosci', title: 'Dostępność', body, updatedAt },
    ]);
    const categoryId = await addCategory(bare, 'Kubki');
    await addProduct(bare, { name: 'Kubek', categoryId, sizes: [{ type: 'U', name: 'uni', price: 4900, stock: 3 }] });
  });

  it('O.05 starts without a word when everything is set', async () => {
    expect(await kinds(ready)).toEqual({});
  });

  it.each<[string, Effect, Partial<Shop['settings']>, Partial<StartedWith>]>([
    ['public-origin', 'closes', {}, at({ publicOrigin: null })],
    ['http', 'closes', {}, at({ publicOrigin: 'http://sklep.gawra.pl' })],
    ['local-address', 'none', {}, at({ publicOrigin: 'http://localhost:3000', onlyHere: true })],
    ['cookie-domain', 'closes', {}, at({ cookieDomain: 'inny.pl' })],
    ['mail', 'closes', {}, { sendsMail: false }],
    ['mail-from', 'none', {}, { namesSender: false }],
    ['proxy', 'none', {}, { trustsProxy: false }],
    ['metrics', 'none', {}, { guardsMetrics: false }],
    ['secret-key', 'none', {}, { sealsSecrets: false }],
    ['developer-screens', 'refuses', {}, { devScreens: true }],
    ['company', 'closes', { company: { ...company, street: '' } }, {}],
    ['contact', 'closes', { email: '' }, {}],
    ['company-number', 'closes', { company: { ...company, taxNumber: '1234567890' } }, {}],
    ['bank-account', 'closes', { bankAccount: ' ' }, {}],
    ['return-address', 'none', { returnAddress: { name: '', street: '', zipcode: '', city: '' } }, {}],
    ['demo-settings', 'closes', { bankAccount: demoSettings.bankAccount }, {}],
    ['name', 'none', { name: defaultSettings.name }, {}],
  ])('O.05 names %s (effect on the start: %s) with %j %j', async (kind, effect, settings, facts) => {
    expect(await kinds({ ...ready, settings: { ...ready.settings, ...settings } }, facts)).toEqual({ [kind]: effect });
  });

  it('O.05 reports developer screens to a local address alone, and refuses nothing', async () => {
    const onlyHere = at({ publicOrigin: 'http://localhost:3000', onlyHere: true });
    expect(await kinds(ready, { ...onlyHere, devScreens: true })).toMatchObject({ 'developer-screens': 'none' });
    expect(await kinds(ready, { ...at({ publicOrigin: null }), devScreens: true })).toMatchObject({
      'developer-screens': 'refuses',
    });
  });

  it('O.02 reports that a closed shop is closed, and what it lacks', async () => {
    const closed = { ...ready, opening: { isOpen: false } };
    expect(await kinds(closed, { sendsMail: false })).toEqual({ mail: 'closes', closed: 'none' });
  });

  it.each([
    [undefined, 'payment-provider'],
    [{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', address: 'https://api.stripe.com' }, 'payment-test'],
    [{ secretKey: 'sk_live_1', webhookSecret: 'whsec_1', address: 'https://stripe.example' }, 'payment-test'],
  ])('O.05 with Stripe %j it does not take money: %s', async (stripe, kind) => {
    expect(await kinds({ ...ready, providers: { stripe } })).toEqual({ [kind]: 'closes' });
  });

  it('O.05 does not let customers in without terms', async () => {
    await bare.db.delete(textPages).where(eq(textPages.address, 'regulamin'));
    expect(await kinds(ready)).toEqual({ terms: 'closes' });
  });
});

it('O.04 O.05 a demo shop does not open as a real one, and everything of the demo is named', async () => {
  expect(await kinds({ ...demo, demo: false })).toMatchObject({
    'demo-settings': 'closes',
    'demo-customer': 'closes',
    'demo-owner': 'refuses',
    'demo-text': 'closes',
    'demo-producer': 'closes',
    'payment-provider': 'closes',
  });
  await demo.db.update(customers).set({ passwordHash: await hashPassword('inne-haslo') });
  await demo.db.update(staff).set({ active: false });
  const found = await kinds({ ...demo, demo: false });
  expect(found).not.toHaveProperty('demo-customer');
  expect(found).not.toHaveProperty('demo-owner');
});
