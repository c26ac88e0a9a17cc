import { afterAll } from 'vitest';
import { renderZone } from '#modules/catalogue/recommendations/storefront/render-zone.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type TestDatabaseOptions, testDatabase } from '#platform/testing/test-database.ts';
import { realPages } from './real-pages.ts';
import { startTestServer } from './start-test-server.ts';

export interface Requested {
  /** Cookies of the client. */
  cookies?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
  json?: unknown;
}

export interface WholeShop {
  shop: Shop;
  /** The status, where it leads, and everything the answer says in lower case, markup and scripts included. */
  ask(path: string, asked?: Requested): Promise<{ status: number; location: string; text: string }>;
  graphql(query: string, asked?: Requested): Promise<string>;
}

/** The shop over HTTP with its real pages, calls and database; without the page cache, so that every answer is of now. */
export async function openWholeShop(options?: TestDatabaseOptions): Promise<WholeShop> {
  const { shop, url } = await testDatabase(options);
  const pages = await realPages();
  const server = await startTestServer({
    shop,
    databaseUrl: url,
    ...pages,
    renderZone,
    config: { pageCacheBytes: 0, dataDir: shop.dataDir },
  });
  afterAll(() => server.close());

  async function ask(path: string, { cookies = {}, form, json }: Requested = {}) {
    const response = await fetch(server.address + path, {
      method: form || json ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        Cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        Origin: server.address,
        ...(json ? { 'Content-Type': 'application/json' } : {}),
      },
      body: form ? new URLSearchParams(form) : json ? JSON.stringify(json) : undefined,
    });
    const { status, headers } = response;
    return { status, location: headers.get('Location') ?? '', text: (await response.text()).toLowerCase() };
  }

  return {
    shop,
    ask,
    graphql: async (query, asked) => (await ask('/graphql/v1/', { ...asked, json: { query } })).text,
  };
}
