import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { shopContext } from '#app/request-context.server.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { readConfig } from './config.ts';
import { openServer } from './open-server.ts';

const { url } = await testDatabase({ filled: 'empty' });

it('the pages of an open shop cannot wait for the database for ever', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir() });
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
  http.closeAllConnections();
  http.close();
  await server.close();
});

it('an open shop reads its listings before the first shopper asks', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir() });
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const server = await openServer(
    { config, database: { url }, log, origin: 'http://localhost', mediaFolder: tmpdir() },
    { routeIds: ['root'], handlePage: async () => new Response() },
  );
  await vi.waitFor(() => expect(lines.join('')).toContain('Listings are warm'), 10_000);
  await server.close();
});
