import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addToBasket, getBasket } from '#modules/sales/basket/server/index.ts';
import { getOrderData } from '#modules/sales/checkout/server/index.ts';
import { listMails } from '#platform/mail/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { createVisitor, findVisitor } from '#platform/visitors/server/index.ts';
import { listConsents } from './consent-records.ts';
import {
  changePassword,
  createCustomer,
  enter,
  findAccount,
  findSession,
  hasAccount,
  proveAgain,
  registerCustomer,
  saveAccount,
  signIn,
  signOutEverywhere,
} from './index.ts';
import { customerIdentities, customers } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const mug = await addProduct(shop, { name: 'Kubek', categoryId: await addCategory(shop, 'Kuchnia') });
const mailsTo = async (email: string) => (await listMails(shop)).filter(({ recipient }) => recipient === email);

async function create(login: string, data = customerData()) {
  const created = await createCustomer(shop, { login, password: 'tajne123', data });
  if (created.kind !== 'created') throw new Error(created.kind);
  return created.customerId;
}

it('S1.08 after registering the visitor is a signed-in customer with their basket, and has a mail', async () => {
  const { visitor } = await createVisitor(shop);
  await addToBasket(shop, visitor.id, { productId: mug, size: '', quantity: 2 });
  const data = customerData();
  const customerId = await create('Jan.1', data);
  const entered = await enter(shop, customerId, { visitorId: visitor.id });
  expect(await findSession(shop, entered.token)).toMatchObject({ customerId, login: 'Jan.1', firstName: 'Jan' });
  const own = await findVisitor(shop, entered.clientToken);
  expect((await getBasket(shop, own?.id ?? 0)).lines).toHaveLength(1);
  expect(await mailsTo(data.email)).toHaveLength(1);
  expect(await signIn(shop, 'jan.1', 'tajne123')).toMatchObject({ kind: 'signed-in', customerId });
  expect(await signIn(shop, data.email.toUpperCase(), 'tajne123')).toMatchObject({ kind: 'signed-in', customerId });
});

it('S8.40 a taken login in any case is refused with a free one; two requests at once make one account', async () => {
  await create('Zajety');
  await create('zajety1');
  const second = { login: 'ZAJETY', password: 'tajne123', data: customerData() };
  expect(await createCustomer(shop, second)).toEqual({ kind: 'login-taken', proposal: 'ZAJETY2' });
  const both = await Promise.all(
    [1, 2].map(() => createCustomer(shop, { login: 'naraz', password: 'tajne123', data: customerData() })),
  );
  expect(both.map(({ kind }) => kind).sort()).toEqual(['created', 'login-taken']);
});

it('one address has one account', async () => {
  const data = customerData();
  await create('pierwszy', data);
  const again = { ...customerData(), email: ` ${data.email.toUpperCase()} ` };
  expect(await createCustomer(shop, { login: 'drugi', password: 'tajne123', data: again })).toEqual({
    kind: 'email-taken',
  });
});

it('two registrations of one address at once make one account', async () => {
  const data = customerData();
  const [one, other] = [crypto.randomUUID().slice(0, 20), crypto.randomUUID().slice(0, 20)];
  expect(await hasAccount(shop, data.email)).toBe(false);
  const both = await Promise.all(
    [one, other].map((login) => createCustomer(shop, { login, password: 'tajne123', data })),
  );
  expect(both.map(({ kind }) => kind).sort()).toEqual(['created', 'email-taken']);
  expect(await hasAccount(shop, ` ${data.email.toUpperCase()} `)).toBe(true);
  expect(await hasAccount(shop, ' ')).toBe(false);
  expect(await mailsTo(data.email)).toHaveLength(1);
});

it('an account begins with the addresses and consents that were given, and with no others', async () => {
  const login = crypto.randomUUID().slice(0, 20);
  const address = customerData().billing;
  const delivery = { ...address, city: 'Gdynia' };
  const invoice = { ...address, companyName: 'Firma', city: 'Sopot' };
  const data = customerData({ delivery, invoice, newsletter: true });
  const consentWords = { terms: 'Znam regulamin.', newsletter: 'Chcę newsletter.', sms: 'Chcę SMS-y.' };
  const wanted = { login: ` ${login} `, password: 'tajne123', data, consentWords };
  const full = await createCustomer(shop, { ...wanted, agreedToTerms: true });
  const fullId = full.kind === 'created' ? full.customerId : 0;
  expect(await findAccount(shop, fullId)).toMatchObject({
    login,
    data: { delivery: { city: 'Gdynia' }, invoice: { city: 'Sopot', companyName: 'Firma' }, newsletter: true },
  });
  const consents = await listConsents(shop, fullId, { max: 10 });
  const agreed = consents.map(({ kind, given, wording, place, about }) => [kind, given, wording, place, about]);
  expect(agreed.sort()).toEqual([
    ['newsletter', true, 'Chcę newsletter.', 'registration', ''],
    ['terms', true, 'Znam regulamin.', 'registration', ''],
  ]);
  const bareId = await create(`${login}1`, customerData({ sms: true }));
  expect((await findAccount(shop, bareId))?.data).toMatchObject({ delivery: null, invoice: null });
  expect(await listConsents(shop, bareId, { max: 10 })).toMatchObject([{ kind: 'sms', given: true, wording: '' }]);
});

it('an account made without a password is opened by none', async () => {
  const login = crypto.randomUUID().slice(0, 20);
  const created = await createCustomer(shop, { login, password: null, data: customerData() });
  expect(created.kind).toBe('created');
  for (const password of ['', 'null', 'undefined']) {
    expect(await signIn(shop, login, password)).toEqual({ kind: 'refused' });
  }
});

it('S1.13 data and addresses are changed and saved, and fill the next order', async () => {
  const customerId = await create('zmiana');
  const account = await findAccount(shop, customerId);
  if (!account) throw new Error('no account');
  const delivery = { ...account.data.billing, city: 'Gdańsk', zipcode: '80-001' };
  await saveAccount(shop, customerId, (stored) => ({ data: { ...stored, birthDate: '1990-02-01', delivery } }));
  const saved = await findAccount(shop, customerId);
  expect(saved?.data).toMatchObject({ birthDate: '1990-02-01', delivery: { city: 'Gdańsk' }, invoice: null });
  const { visitor } = await createVisitor(shop);
  const order = await getOrderData(shop.db, { visitorId: visitor.id, customerId });
  expect(order).toMatchObject({ email: account.data.email, delivery: { city: 'Gdańsk' }, invoice: null });
});

it('S1.13 the password and the e-mail change after the password only; other devices are signed out', async () => {
  const customerId = await create('haslo');
  const [here, there] = [await enter(shop, customerId, {}), await enter(shop, customerId, {})];
  const but = { token: here.token, visitorId: (await findVisitor(shop, here.clientToken))?.id };
  const change = { next: 'nowe1234', caller: '10.1.1.1', but };
  expect(await changePassword(shop, customerId, { ...change, current: 'zle' })).toEqual({ kind: 'refused' });
  expect(await findSession(shop, there.token)).not.toBeNull();
  expect((await changePassword(shop, customerId, { ...change, current: 'tajne123' })).kind).toBe('proved');
  expect(await findSession(shop, here.token)).not.toBeNull();
  expect(await findSession(shop, there.token)).toBeNull();
  expect(await findVisitor(shop, there.clientToken)).toBeNull();
  expect(await signIn(shop, 'haslo', 'tajne123')).toEqual({ kind: 'refused' });
  await signOutEverywhere(shop, customerId);
  expect(await findSession(shop, here.token)).toBeNull();
});

it('a sign-in that is not to be remembered ends on its own', async () => {
  const customerId = await create('krotko');
  const { expiresAt, remembered } = await enter(shop, customerId, { remember: false });
  expect(remembered).toBe(false);
  expect(expiresAt.getTime() - shop.now().getTime()).toBeLessThan(13 * HOUR_MS);
});

it('X.43 one mailbox gets the mails of five new accounts and of ten changes of one a day', async () => {
  const caller = '192.0.2.55';
  const register = (at: number) => {
    const data = { ...customerData(), email: `obca+${at}@example.pl` };
    return registerCustomer(shop, { login: `obca${at}`, password: 'tajne123', data, caller });
  };
  const made = [];
  for (let at = 0; at < 6; at += 1) made.push((await register(at)).kind);
  expect(made).toEqual([...Array.from({ length: 5 }, () => 'created'), 'too-many']);
  const customerId = await create('zmienny');
  const but = { token: undefined, visitorId: undefined };
  const changed = [];
  for (let at = 0; at < 11; at += 1) {
    const change = { current: 'tajne123', next: 'tajne123', caller, but };
    changed.push((await changePassword(shop, customerId, change)).kind);
  }
  expect(changed).toEqual([...Array.from({ length: 10 }, () => 'proved'), 'too-many-attempts']);
});

it('the password is asked again ten times from one place, of one customer; an account without one is not asked', async () => {
  const [customerId, other] = [await create('pytany'), await create('bez-hasla')];
  const again = async (id: number, password: string, caller = '10.7.0.1') =>
    (await proveAgain(shop, id, password, caller)).kind;
  const answers = [];
  for (let turn = 0; turn < 11; turn += 1) answers.push(await again(customerId, 'zle'));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 'refused'), 'too-many-attempts']);
  expect(await again(customerId, 'tajne123', '10.7.0.2')).toBe('proved');
  expect(await again(other, 'tajne123')).toBe('proved');
  expect(await again(2_000_000_000, 'tajne123')).toBe('refused');
  await shop.db.update(customers).set({ passwordHash: '' }).where(eq(customers.id, other));
  expect(await again(other, '')).toBe('proved');
});

it('X.53 a login that is another address makes no account; one through a provider keeps who it is there', async () => {
  const login = 'ktos.inny@example.com';
  const refused = await createCustomer(shop, { login, password: 'tajne123', data: customerData() });
  expect(refused).toEqual({ kind: 'login-taken', proposal: expect.not.stringContaining('@') });
  expect(await hasAccount(shop, login)).toBe(false);
  const identity = {
    provider: 'kluczyk',
    subject: 'osoba-77',
    email: 'u.kluczyka@example.com',
    providerName: 'Kluczyk',
  };
  const created = await createCustomer(shop, { login: 'z-kluczykiem', password: null, data: customerData(), identity });
  const customerId = created.kind === 'created' ? created.customerId : 0;
  const identities = await shop.db
    .select()
    .from(customerIdentities)
    .where(eq(customerIdentities.customerId, customerId));
  expect(identities).toMatchObject([{ provider: 'kluczyk', subject: 'osoba-77', email: 'u.kluczyka@example.com' }]);
});
