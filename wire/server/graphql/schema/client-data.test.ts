import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { signIn } from '#modules/customers/accounts/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { mountWire } from '../../mount.ts';

const { shop } = await testDatabase();
const app = new Hono();
mountWire(app, shop, { callerOf: () => '10.0.0.1' });

async function ask(query: string, headers: Record<string, string> = {}) {
  // Without a content type, as the front end of the contract sends it.
  const response = await app.request('/graphql/v1/?query=validateClientData', {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers,
  });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

it('answers several fields in one request, one alias per field (contract 2.19)', async () => {
  const data = await ask(`{
    client_email: validateClientData(ClientDataInput: {clientData: {email: "jan@example.pl"}}) { messages { code message } clientExists }
    client_zipcode: validateClientData(ClientDataInput: {clientData: {clientBillingData: {zipcode: "302-24", country: 1143020003}}}) { messages { code message } }
    client_nip: validateClientData(ClientDataInput: {clientData: {taxNumber: "525000100"}}) { messages { code } }
    birth_date: validateClientData(ClientDataInput: {clientData: {birthDate: "01.02.1990"}}) { messages { code } }
  }`);
  expect(data).toEqual({
    client_email: { messages: [], clientExists: false },
    client_zipcode: {
      messages: [
        { code: 'incorect_zipcode', message: '' },
        { code: 'incorect_zipcode', message: 'XX-XXX' },
      ],
    },
    client_nip: { messages: [{ code: 'incorect_nip' }] },
    birth_date: { messages: [{ code: 'birth_date' }] },
  });
});

it('S8.40 a taken login comes with a free one; an address with an account is reported', async () => {
  const data = await ask(`{
    a: validateClientData(ClientDataInput: {loginAndPassword: {login: "Anna"}}) { messages { code message } clientProposedLogin isClientLoggedIn }
    b: validateClientData(ClientDataInput: {clientData: {email: "ANNA@example.com"}}) { clientExists messages { code } }
    c: validateClientData(ClientDataInput: {loginAndPassword: {login: "jan", password: "jan12", passwordRepeat: "x"}}) { messages { code } }
    d: validateClientData(ClientDataInput: {loginAndPassword: {login: "anna", password: "x"}}) { messages { code } }
  }`);
  expect(data.a).toEqual({
    messages: [{ code: 'login_taken_login_propose', message: 'Anna1' }],
    clientProposedLogin: 'Anna1',
    isClientLoggedIn: false,
  });
  expect(data.b).toEqual({ clientExists: true, messages: [] });
  expect(data.d.messages.map(({ code }: { code: string }) => code)).toEqual([
    'password_to_short',
    'login_taken_login_propose',
  ]);
  expect(data.c.messages.map(({ code }: { code: string }) => code)).toEqual([
    'password_to_short',
    'not_equal_passwords',
  ]);
});

it('S8.40 recognises the own login of a signed-in customer', async () => {
  const session = await signIn(shop, 'anna', 'polana1');
  const token = session.kind === 'signed-in' ? session.token : '';
  const data = await ask(
    '{ a: validateClientData(ClientDataInput: {loginAndPassword: {login: "ANNA"}}) { messages { code } } }',
    { cookie: `RSSID=${token}` },
  );
  expect(data.a.messages).toEqual([{ code: 'used_login' }]);
});

it('limits questions whether an address has an account', async () => {
  const question = (index: number) =>
    `q${index}: validateClientData(ClientDataInput: {clientData: {email: "anna@example.com"}}) { clientExists }`;
  let answeredYes = 0;
  for (let round = 0; round < 5; round += 1) {
    const data = await ask(`{ ${Array.from({ length: 30 }, (_, index) => question(index)).join(' ')} }`);
    answeredYes += Object.values(data).filter((answer) => (answer as { clientExists: boolean }).clientExists).length;
  }
  expect(answeredYes).toBeLessThanOrEqual(120);
});

it.each([
  ['client_email=jan@example.pl', 0],
  ['client_email=jan', 1],
  ['client_phone=600100200', 0],
  ['client_phone=12', 1],
  ['client_zipcode=30-224&client_region=1143020003', 0],
  ['client_zipcode=10115&client_region=276', 0],
  ['client_zipcode=30-224&client_region=276', 1],
])('the errno of %s is %i (contract 2.18)', async (fields, errno) => {
  const got = await app.request(`/ajax/client-new.php?validAjax=true&${fields}`);
  expect(await got.json()).toEqual({ errno });
  const posted = await app.request('/ajax/client-new.php?validAjax=true', {
    method: 'POST',
    body: fields,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await posted.json()).toEqual({ errno });
});

it.each([
  ['2026-05-05T22:30:00Z', '2026-05-06', 0],
  ['2026-05-05T21:30:00Z', '2026-05-06', 1],
  ['2026-12-31T23:30:00Z', '2027-01-01', 0],
])('at %s the birth date %s has %i messages, by Warsaw time', async (now, birthDate, messages) => {
  const night = new Hono();
  mountWire(night, { ...shop, now: () => new Date(now) }, { callerOf: () => '10.0.0.2' });
  const query = `{ a: validateClientData(ClientDataInput: {clientData: {birthDate: "${birthDate}"}}) { messages { code } } }`;
  const answer = await night.request('/graphql/v1/?query=validateClientData', {
    method: 'POST',
    body: JSON.stringify({ query }),
  });
  expect((await answer.json()).data.a.messages).toHaveLength(messages);
});

it.each([
  ['action=verify_iban&bankAccount=PL61109010140000071219812874', 0],
  ['action=verify_iban&bankAccount=61%201090%201014%200000%200712%201981%202874', 0],
  ['action=verify_iban&bankAccount=61109010140000071219812875', 1],
  ['action=verify_iban&bankAccount=', 1],
  ['action=verify_iban', 1],
  ['bankAccount=61109010140000071219812874', 1],
])('the errno of an account by %s is %i (contract 2.18)', async (query, errno) => {
  const got = await app.request(`/ajax/payments.php?${query}`);
  expect([got.status, await got.json()]).toEqual([200, { errno }]);
});
