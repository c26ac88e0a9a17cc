import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { fillClientForm } from '../../rules/client-form.ts';
import { findAccount, signIn } from '../../server/index.ts';
import { receiveData } from '../data/load.server.ts';
import { receiveRegistration } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });

function contextOf(session?: string, now = shop.now) {
  const context = new RouterContextProvider();
  context.set(shopContext, { ...shop, now });
  const cookie = (name: string) => (name === 'RSSID' ? session : undefined);
  const cookies = { secure: true };
  context.set(pageContext, { cookie, cookies, caller: () => '192.0.2.1' } as Page);
  context.set(visitorContext, { find: async () => null, ensure: () => Promise.reject(new Error('not asked')) });
  return context;
}

function post(path: string, fields: Record<string, string | boolean>) {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === false ? [] : [[name, value === true ? 'on' : value]],
  );
  const body = new URLSearchParams(given);
  return new Request(`https://sklep.example${path}`, { method: 'POST', body });
}

const led = async (reply: Promise<unknown>) => {
  const thrown = await reply.catch((reason: unknown) => reason);
  return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
};

const FIRM = { client_firm: 'Młyn', client_nip: '526-025-02-74' };
const CACHED = { companyName: 'Młyn', taxNumber: '5260250274' };
const DROPPED = { companyName: '', taxNumber: '' };

it.each([
  ['private', DROPPED],
  ['firm', CACHED],
])('S1.08 S1.13 a name and NIP of a firm, hidden or not, with client_type %s', async (client_type, kept) => {
  const login = `${client_type}.1`;
  const signing = { client_login: login, client_password: 'tajne123', client_password_repeat: 'tajne123' };
  const fields = { ...fillClientForm(customerData()), ...FIRM, client_type };
  const sent = post('/rejestracja', { ...fields, ...signing, terms_agree: true });
  expect(await led(receiveRegistration(sent, contextOf()))).toBe('/konto?witaj');
  const entered = await signIn(shop, login, 'tajne123');
  if (entered.kind !== 'signed-in') throw new Error(entered.kind);
  const { customerId, token } = entered;
  const billing = async () => (await findAccount(shop, customerId))?.data.billing;
  expect(await billing()).toMatchObject(kept);

  const save = (kind: string) => receiveData(post('/konto/dane', { ...fields, client_type: kind }), contextOf(token));
  expect(await led(save('firm'))).toBe('/konto/dane?zapisano');
  expect(await billing()).toMatchObject(CACHED);
  expect(await led(save('private'))).toBe('/konto/dane?zapisano');
  expect(await billing()).toMatchObject(DROPPED);
});

it('S1.08 S1.13 after midnight in Warsaw today is a birth date, though it is yesterday in UTC', async () => {
  const [before, after] = ['2026-05-05T21:30:00Z', '2026-05-05T22:30:00Z'].map((text) => () => new Date(text));
  const fields = { ...fillClientForm(customerData()), birth_date: '2026-05-06', client_type: 'private' };
  const signing = { client_login: 'nocna.sowa', client_password: 'tajne123', client_password_repeat: 'tajne123' };
  const register = (now?: () => Date) =>
    led(receiveRegistration(post('/rejestracja', { ...fields, ...signing, terms_agree: true }), contextOf('', now)));
  expect(await register(before)).toMatchObject({ error: { birth_date: expect.anything() } });
  expect(await register(after)).toBe('/konto?witaj');
  const entered = await signIn({ ...shop, now: after ?? shop.now }, 'nocna.sowa', 'tajne123');
  if (entered.kind !== 'signed-in') throw new Error(entered.kind);
  const save = (now?: () => Date) => led(receiveData(post('/konto/dane', fields), contextOf(entered.token, now)));
  expect(await save(before)).toMatchObject({ error: { birth_date: expect.anything() } });
  expect(await save(after)).toBe('/konto/dane?zapisano');
});
