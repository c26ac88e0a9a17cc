import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Page, pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { createCustomer, findAccount, signIn } from '../../server/index.ts';
import * as accountDataTexts from '../../texts/account-data.ts';
import { loadData, receiveData } from './load.server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const ADDRESS = 'https://sklep.example/konto/dane';

async function enter(login: string) {
  const password = 'tajne123';
  const data = { ...customerData(), email: `${login}@example.com` };
  await createCustomer(shop, { login, password, data });
  const entered = await signIn(shop, login, password);
  if (entered.kind !== 'signed-in') throw new Error(entered.kind);
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const cookie = (name: string) => (name === 'RSSID' ? entered.token : undefined);
  context.set(pageContext, { cookie } as Partial<Page> as Page);
  const billing = async () => (await findAccount(shop, entered.customerId))?.data.billing;
  /** A window: opened now, sent later with what was changed in it. */
  const open = async () => {
    const { values } = await loadData(context, new URL(ADDRESS));
    return (changes: Record<string, string>, opened = JSON.stringify(values)) => {
      const sent: Record<string, string | boolean> = { ...values, ...changes, opened };
      const fields = Object.entries(sent).flatMap(([name, value]) =>
        value === false ? [] : [[name, value === true ? 'on' : value]],
      );
      return receiveData(new Request(ADDRESS, { method: 'POST', body: new URLSearchParams(fields) }), context);
    };
  };
  return { open, billing };
}

const led = async (reply: Promise<unknown>) => {
  const thrown = await reply.catch((reason: unknown) => reason);
  return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
};

it('S1.13 what one window saved is not put back by another that was opened before', async () => {
  const { open, billing } = await enter('dwa-okna');
  const [first, second] = [await open(), await open()];
  expect(await led(first({ client_city: 'Sopot', client_phone: '601 202 303' }))).toBe('/konto/dane?zapisano');
  expect(await led(second({ client_firstname: 'Ania' }))).toBe('/konto/dane?zapisano&zachowano');
  expect(await billing()).toMatchObject({ firstName: 'Ania', city: 'Sopot', phone: '601 202 303' });
});

it('S1.13 two windows that are sent at the same moment lose nothing of each other', async () => {
  const { open, billing } = await enter('w-jednej-chwili');
  const [first, second] = [await open(), await open()];
  const sent = await withClient(url, async (client) => {
    await client.query(`begin; select 1 from customers where login = 'w-jednej-chwili' for update`);
    const both = Promise.all([led(first({ client_city: 'Sopot' })), led(second({ client_firstname: 'Ania' }))]);
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await shop.pool.query(waiting)).rowCount).toBe(2);
    await client.query('commit');
    return both;
  });
  expect(sent).toContain('/konto/dane?zapisano&zachowano');
  expect(await billing()).toMatchObject({ firstName: 'Ania', city: 'Sopot' });
});

it('S1.13 a field changed in both windows is asked about once', async () => {
  const { open, billing } = await enter('dwa-miasta');
  const [first, second] = [await open(), await open()];
  await led(first({ client_city: 'Sopot' }));
  const reply = await second({ client_city: 'Gdynia' });
  expect(reply.error).toEqual({ client_city: [accountDataTexts.changedElsewhere('Sopot')] });
  expect((await billing())?.city).toBe('Sopot');
  expect(await led(second({ client_city: 'Gdynia' }, reply.initialValue.opened))).toBe('/konto/dane?zapisano');
  expect((await billing())?.city).toBe('Gdynia');
});

it('S5.42 the phone may be taken out of the account', async () => {
  const { open, billing } = await enter('bez-telefonu');
  const send = await open();
  expect(await led(send({ client_phone: '' }))).toBe('/konto/dane?zapisano');
  expect((await billing())?.phone).toBe('');
});

it('S1.13 a failed save does not report success', async () => {
  const { open, billing } = await enter('bez-zapisu');
  const send = await open();
  await shop.pool.query(`
    create function refuse() returns trigger language plpgsql as 'begin raise exception $$refused$$; end';
    create trigger refuse before update on customers for each row when (new.login = 'bez-zapisu')
      execute function refuse()`);
  expect(await led(send({ client_city: 'Sopot' }))).toBeInstanceOf(Error);
  expect((await billing())?.city).not.toBe('Sopot');
});

it('a customer who was signed out meanwhile is redirected to the sign-in with a notice', async () => {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(pageContext, { cookie: () => 'nieaktualny' } as Partial<Page> as Page);
  expect(await led(loadData(context, new URL(ADDRESS)))).toBe('/logowanie?sesja&powrot=%2Fkonto%2Fdane');
});

it('a form of another front end, which knows of no other windows, saves what it holds', async () => {
  const { open, billing } = await enter('bez-okien');
  const [first, second] = [await open(), await open()];
  await led(first({ client_city: 'Sopot' }));
  expect(await led(second({ client_firstname: 'Ania' }, ''))).toBe('/konto/dane?zapisano');
  expect((await billing())?.city).not.toBe('Sopot');
});
