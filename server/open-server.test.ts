import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { demoOwner } from '#demo/insert-staff.ts';
import {
  confirmTotp,
  findStaffSession,
  setUpOwner,
  signInStaff,
  totpCode,
} from '#modules/back-office/staff/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orders } from '#server/shop/schema.ts';
import { parseConfig } from './config.ts';
import { openServer } from './open-server.ts';

const { url, shop } = await testDatabase({ filled: 'empty' });

it('the pages of an open shop cannot wait for the database for ever, and what browsers measured last is kept when it closes', async () => {
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir() });
  const log = pino({ level: 'silent' });
  const server = await openServer(
    { config, database: { url }, log, origin: 'http://localhost', mediaFolder: tmpdir() },
    {
      routeIds: ['root'],
      handlePage: async (_request, context) => {
        const { pool } = context.get(shopContext);
        const { rows } = await pool.query('show statement_timeout');
        return Response.json([rows[0].statement_timeout, pool.options.connectionTimeoutMillis]);
      },
    },
  );
  const http = createServer(server.listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const page = await fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`);
  expect(await page.json()).toEqual(['15s', 5000]);
  await fetch(`${page.url}ajax/vitals?page=home`, {
    method: 'POST',
    body: JSON.stringify([{ name: 'LCP', value: 900 }]),
    headers: { cookie: 'ck_consent=analytics' },
  });
  http.closeAllConnections();
  http.close();
  await server.close();
  // Measurements of the last seconds are not lost.
  expect((await shop.pool.query('select page, vital, count from vital_days')).rows).toEqual([
    { page: 'home', vital: 'LCP', count: 1 },
  ]);
});

it('an open shop reads its listings before the first shopper asks', async () => {
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir() });
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const server = await openServer(
    { config, database: { url }, log, origin: 'http://localhost', mediaFolder: tmpdir() },
    { routeIds: ['root'], handlePage: async () => new Response() },
  );
  await vi.waitFor(() => expect(lines.join('')).toContain('Listings are warm'), 60_000);
  await server.close();
});

it('a shop that opens stores its address, for the mails of tools', async () => {
  const { rows } = await shop.pool.query("select value from settings where name = 'origin'");
  expect(rows).toEqual([{ value: 'http://localhost' }]);
});

it('O.05 refuses to start a demo shop as a real one while its owner can sign in, and logs what is missing', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const demo = await testDatabase();
  const variables = { DATABASE_URL: demo.url, PUBLIC_ORIGIN: 'https://sklep.example', DATA_DIR: tmpdir() };
  const opening = openServer(
    {
      config: parseConfig(variables),
      database: demo,
      log,
      origin: 'https://sklep.example',
      mediaFolder: tmpdir(),
    },
    { routeIds: ['root'], handlePage: async () => new Response() },
  );
  const error = await opening.catch((reason: Error) => reason);
  expect(error).toMatchObject({ name: 'UnsafeStartError' });
  expect(String(error)).toContain('- demo-owner:');
  for (const kind of ['mail', 'payment-provider', 'demo-customer', 'demo-settings']) {
    expect(lines.join('')).toContain(`"kind":"${kind}"`);
  }
});

it('O.04 O.05 an https start without settings takes no money: it is closed, without a bank of the demo and a panel of its own', async () => {
  const { url: bare, shop: own } = await testDatabase({ filled: 'bare' });
  const variables = { DATABASE_URL: bare, PUBLIC_ORIGIN: 'https://sklep.example', DATA_DIR: tmpdir() };
  const config = parseConfig(variables);
  expect(config.demo).toBe(false);
  const server = await openServer(
    {
      config,
      database: { url: bare },
      log: pino({ level: 'silent' }),
      origin: 'https://sklep.example',
      mediaFolder: tmpdir(),
    },
    { routeIds: ['root'], handlePage: async () => new Response('a page that sells') },
  );
  const http = createServer(server.listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const headers = { Origin: 'https://sklep.example', Accept: 'text/html', 'X-Forwarded-Proto': 'https' };
  for (const path of ['/', '/zamowienie/podsumowanie', '/basketchange.php', '/platnosc/1', '/bank/blik']) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${address}${path}`, { method, headers, redirect: 'manual' });
      expect([method, path, answer.status]).toEqual([method, path, 503]);
      expect(await answer.text()).not.toContain('a page that sells');
    }
  }
  expect(await own.db.$count(orders)).toBe(0);
  http.closeAllConnections();
  http.close();
  await server.close();
});

it('O.01 a shop without an owner prints a code that makes one, and none once it has', async () => {
  const { url: bare, shop: own } = await testDatabase({ filled: 'bare' });
  const start = async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const server = await openServer(
      {
        config: parseConfig({ NODE_ENV: 'test', WITRYNA_DEMO: '0', DATA_DIR: tmpdir() }),
        database: { url: bare },
        log,
        origin: 'http://localhost',
        mediaFolder: tmpdir(),
      },
      { routeIds: ['root'], handlePage: async () => new Response() },
    );
    await server.close();
    // A later reader of the log must not sign in with it.
    if (server.setupCode) expect(lines.join('')).not.toContain(server.setupCode);
    expect(server.isOpen).toBe(false);
    return server.setupCode;
  };
  const code = await start();
  const caller = { address: '10.0.0.1', userAgent: '' };
  const form = { email: 'ewa@example.com', name: 'Ewa', password: 'cztery konie w stajni', caller };
  expect(await setUpOwner(own, { ...form, code: code ?? '' })).toMatchObject({ kind: 'joined' });
  expect(await start()).toBeNull();
});

it('a demo shop has the owner its guide names', async () => {
  const demo = await testDatabase();
  const caller = { address: '10.0.0.1', userAgent: '' };
  const { email, password, totpSecret } = demoOwner;
  const signed = await signInStaff(demo.shop, { email, password, caller });
  if (signed.kind !== 'half-open') throw new Error(signed.kind);
  const session = await findStaffSession(demo.shop, signed.token);
  if (!session) throw new Error('no session');
  const code = totpCode(totpSecret, demo.shop.now());
  expect(await confirmTotp(demo.shop, session, { code, caller: '' })).toBe('checked');
  const guide = await readFile(join(import.meta.dirname, '../docs/demo.md'), 'utf8');
  for (const fact of [email, password, totpSecret]) expect(guide).toContain(fact);
});
