import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#shop/customers/accounts/index.ts';
import { demoSettings } from '#shop/demo/content/settings.ts';
import { checkStart, type StartedWith } from '#shop/doctor/check-start.ts';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { equipShop } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { defaultSettings } from '#shop/platform/settings/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { customers, paymentMethods, staff, textPages } from '#shop/schema.ts';

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
  },
  providers: { stripe: { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', address: 'https://api.stripe.com' } },
};
const started: StartedWith = {
  publicOrigin: 'https://sklep.gawra.pl',
  onlyHere: false,
  sendsMail: true,
  namesSender: true,
  trustsProxy: true,
  guardsMetrics: true,
  sealsSecrets: true,
  devScreens: false,
  cookieDomain: undefined,
};
const kinds = async (shop: Shop, facts: Partial<StartedWith> = {}) =>
  Object.fromEntries((await checkStart(shop, { ...started, ...facts })).map(({ kind, stops }) => [kind, stops]));

it('O.05 an empty shop may start, and is told what it lacks', async () => {
  const found = await checkStart(bare, { ...started, publicOrigin: undefined, sendsMail: false });
  expect(found.filter(({ stops }) => stops)).toEqual([]);
  expect(found.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['public-origin', 'mail', 'company', 'page', 'name', 'payment-method', 'courier', 'closed']),
  );
  expect(await kinds(bare, { devScreens: true })).toMatchObject({ 'developer-screens': true });
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
    ]);
    const categoryId = await addCategory(bare, 'Kubki');
    await addProduct(bare, { name: 'Kubek', categoryId, sizes: [{ type: 'U', name: 'uni', price: 4900, stock: 3 }] });
  });

  it('O.05 starts without a word when everything is set', async () => {
    expect(await kinds(ready)).toEqual({});
  });

  it.each<[string, boolean, Partial<Shop['settings']>, Partial<StartedWith>]>([
    ['public-origin', true, {}, { publicOrigin: undefined }],
    ['http', true, {}, { publicOrigin: 'http://sklep.gawra.pl' }],
    ['local-address', false, {}, { publicOrigin: 'http://localhost:3000', onlyHere: true }],
    ['cookie-domain', true, {}, { cookieDomain: 'inny.pl' }],
    ['mail', true, {}, { sendsMail: false }],
    ['mail-from', false, {}, { namesSender: false }],
    ['proxy', false, {}, { trustsProxy: false }],
    ['metrics', false, {}, { guardsMetrics: false }],
    ['secret-key', false, {}, { sealsSecrets: false }],
    ['developer-screens', true, {}, { devScreens: true }],
    ['company', true, { company: { ...company, street: '' } }, {}],
    ['company', true, { email: '' }, {}],
    ['company-number', true, { company: { ...company, taxNumber: '1234567890' } }, {}],
    ['bank-account', true, { bankAccount: ' ' }, {}],
    ['demo-settings', true, { bankAccount: demoSettings.bankAccount }, {}],
    ['name', false, { name: defaultSettings.name }, {}],
  ])('O.05 names %s (stops the start: %s) with %j %j', async (kind, stops, settings, facts) => {
    expect(await kinds({ ...ready, settings: { ...ready.settings, ...settings } }, facts)).toEqual({ [kind]: stops });
  });

  it('O.02 one that is closed takes no money, so nothing stops its start; that it is closed is told', async () => {
    const closed = { ...ready, opening: { isOpen: false } };
    expect(await kinds(closed, { sendsMail: false })).toEqual({ mail: false, closed: false });
  });

  it.each([
    [undefined, 'payment-provider'],
    [{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', address: 'https://api.stripe.com' }, 'payment-test'],
    [{ secretKey: 'sk_live_1', webhookSecret: 'whsec_1', address: 'https://stripe.example' }, 'payment-test'],
  ])('O.05 with Stripe %j it does not take money: %s', async (stripe, kind) => {
    expect(await kinds({ ...ready, providers: { stripe } })).toEqual({ [kind]: true });
  });

  it('O.05 does not open without terms', async () => {
    await bare.db.delete(textPages).where(eq(textPages.address, 'regulamin'));
    expect(await kinds(ready)).toEqual({ page: true });
  });
});

it('O.04 O.05 a demo shop does not open as a real one, and everything of the demo is named', async () => {
  expect(await kinds({ ...demo, demo: false })).toMatchObject({
    'demo-settings': true,
    'demo-customer': true,
    'demo-owner': true,
    'demo-text': true,
    'demo-producer': true,
    'payment-provider': true,
  });
  await demo.db.update(customers).set({ passwordHash: await hashPassword('inne-haslo') });
  await demo.db.update(staff).set({ active: false });
  const found = await kinds({ ...demo, demo: false });
  expect(found).not.toHaveProperty('demo-customer');
  expect(found).not.toHaveProperty('demo-owner');
});
