import { expect, it } from 'vitest';
import {
  beginSocialLogin,
  confirmSocialLogin,
  createCustomer,
  findProviderPerson,
  finishSocialLogin,
} from '#modules/customers/accounts/server/index.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseConfig } from '../config.ts';
import { socialOf } from './social-of.ts';

const { shop: bare } = await testDatabase({ filled: 'empty' });
const parts = { origin: bare.origin, settings: { name: 'Polana' } };
const { login: social, pages } = socialOf(parseConfig({ NODE_ENV: 'test' }), parts);
const shop = { ...bare, social };
const request = { purpose: 'sign-in' as const, form: {}, returnTo: '/konto' };
const PROVIDER = 'kluczyk';

/** Goes to the test service as this person and comes back with what it says. */
async function go(person: Record<string, string>, provider = PROVIDER) {
  const begun = await beginSocialLogin(shop, { ...request, provider, caller: 'a' });
  if (!begun) throw new Error('not begun');
  const body = new URLSearchParams(person);
  const answer = await pages?.request(begun.address, { method: 'POST', body });
  const back = new URL(answer?.headers.get('location') ?? '');
  return { token: begun.token, search: back.search };
}

const finish = (came: { token: string; search: string }, provider = PROVIDER) =>
  finishSocialLogin(shop, { ...came, provider, visitorId: undefined, customerId: null });
const person = (email: string) => ({ answer: 'allow', email, firstName: 'Jan', lastName: 'Nowak', verified: 'on' });

it('a new person is confirmed, with name and address', async () => {
  const back = await finish(await go(person('nowy@example.com')));
  expect(back).toMatchObject({ kind: 'register', claims: { email: 'nowy@example.com', firstName: 'Jan' } });
  const provided = back?.kind === 'register' ? await findProviderPerson(shop, back.token) : null;
  const identity = provided?.identity;
  const made = await createCustomer(shop, {
    login: 'nowy',
    password: null,
    identity,
    data: customerData({ email: 'nowy@example.com' }),
  });
  const again = await finish(await go(person('nowy@example.com')));
  expect(again).toMatchObject({ kind: 'signed-in', customerId: made.kind === 'created' ? made.customerId : 0 });
});

it('an account with the same address is joined after its password only', async () => {
  const email = 'znana@example.com';
  await createCustomer(shop, { login: 'znana', password: 'tajne123', data: customerData({ email }) });
  const back = await finish(await go(person(email)));
  if (back?.kind !== 'confirm') throw new Error(String(back?.kind));
  const confirm = (password: string) =>
    confirmSocialLogin(shop, { token: back.token, password, caller: 'a', visitorId: undefined });
  expect(await confirm('zle')).toEqual({ kind: 'refused' });
  expect(await confirm('tajne123')).toMatchObject({ kind: 'signed-in' });
  expect(await confirm('tajne123')).toEqual({ kind: 'expired' });
  expect(await finish(await go(person(email)))).toMatchObject({ kind: 'signed-in' });
  // The same address at another service is another identity.
  expect(await finish(await go(person(email), 'brzoza'), 'brzoza')).toMatchObject({ kind: 'confirm' });
});

it('an unverified address opens nothing, not even the question for a password', async () => {
  const { verified: _, ...unchecked } = person('znana@example.com');
  const back = await finish(await go(unchecked, 'listonosz'), 'listonosz');
  expect(back).toMatchObject({ kind: 'refused', reason: 'unverified' });
});

it.each([
  ['deny', 'denied'],
  ['fault', 'failed'],
])('the answer %s is refused as %s', async (answer, reason) => {
  expect(await finish(await go({ ...person('x@example.com'), answer }))).toMatchObject({ kind: 'refused', reason });
});

it('a return works only once, with the same provider, state and browser', async () => {
  const came = await go(person('raz@example.com'));
  expect(await finish(came, 'brzoza')).toBeNull();
  const other = await go(person('raz@example.com'));
  expect(await finish({ ...other, token: came.token })).toBeNull();
  expect(await finish({ ...other, search: other.search.replace(/state=[^&]+/, 'state=inny') })).toMatchObject({
    kind: 'refused',
    reason: 'failed',
  });
  expect(await finish(other)).toBeNull();
  const third = await go(person('raz@example.com'));
  expect(await finish(third)).toMatchObject({ kind: 'register' });
  const replayed = await go(person('raz@example.com'));
  const code = new URLSearchParams(third.search).get('code') ?? '';
  expect(await finish({ ...replayed, search: replayed.search.replace(/code=[^&]+/, `code=${code}`) })).toMatchObject({
    kind: 'refused',
    reason: 'failed',
  });
});

it('S8.41 a provider the shop does not know leads nowhere; without developers there are no test services', async () => {
  expect(await beginSocialLogin(shop, { ...request, provider: 'obcy', caller: 'a' })).toBeNull();
  const live = socialOf(parseConfig({ NODE_ENV: 'production' }), parts);
  expect(live.login.providers).toEqual([]);
  expect(live.pages).toBeUndefined();
});
