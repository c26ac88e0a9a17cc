import { afterAll } from 'vitest';
import { STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { type TestDatabaseOptions, testDatabase } from '#platform/testing/test-database.ts';
import type { Config } from '../config.ts';
import { realPages } from './real-pages.ts';
import { startTestServer } from './start-test-server.ts';

export interface PanelOptions {
  /** Of the panel's cookie. */
  token?: string;
  cookies?: Record<string, string>;
  /** Sent as a form; as pairs, where a name comes more than once. */
  form?: Record<string, string> | [name: string, value: string][];
  headers?: Record<string, string>;
}

export type OpenPanel = Awaited<ReturnType<typeof openPanel>>;

/**
 * The shop and its panel over HTTP, with their real screens, database and page cache. A purge reaches the cache through PostgreSQL
 * a moment after the answer to a change: a public page that was visited before is polled (`pageText`).
 */
export async function openPanel(options?: TestDatabaseOptions, settings?: Partial<Config>) {
  const { shop, url } = await testDatabase(options);
  const { panelRoutes, ...pages } = await realPages();
  const config = { dataDir: shop.dataDir, ...settings };
  const server = await startTestServer({ shop, databaseUrl: url, ...pages, config });
  afterAll(() => server.close());
  const { address } = server;

  async function ask(path: string, { token, cookies = {}, form, headers }: PanelOptions = {}) {
    const sent = Object.entries({ ...(token && { [STAFF_COOKIE]: token }), ...cookies });
    const response = await fetch(address + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Cookie: sent.map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { Origin: address }),
        ...headers,
      },
      body: form && new URLSearchParams(form),
    });
    const location = response.headers.get('Location') ?? '';
    return { status: response.status, location, headers: response.headers, text: await response.text() };
  }

  /** For `expect.poll`: the text of a page as a shopper without cookies gets it. */
  const pageText = (path: string) => async () => (await ask(path)).text;

  return { shop, address, ask, pageText, panelRoutes, logged: server.logged };
}
