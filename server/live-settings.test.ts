import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { composeMail } from '#platform/mail/server/index.ts';
import { saveSetting } from '#platform/settings/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { openShop } from '#server/shop/open-shop.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });

/** A page that is kept for long and shows the name of the shop. */
const handlePage: PageHandler = async (_, context) => {
  context.get(pageContext).cache({ tags: ['page'] });
  return new Response(`<title>${context.get(shopContext).settings.name}</title>`, {
    headers: { 'Content-Type': 'text/html' },
  });
};

/** Each node has opened the shop by itself, as processes do; the second keeps no pages. */
async function startNode(pageCacheBytes: number) {
  const opened = await openShop({ databaseUrl: url, log: testLog, poolSize: 2, demo: true });
  const server = await startTestServer({ shop: opened, databaseUrl: url, handlePage, config: { pageCacheBytes } });
  return {
    shop: opened,
    server,
    close: async () => {
      await server.close();
      await opened.close();
    },
  };
}

const nodes = [await startNode(1e6), await startNode(0), await startNode(1e6)];
afterAll(() => Promise.all(nodes.map((node) => node.close())));
afterEach(() => saveSetting(shop, 'name', 'Polana'));

/** The text of a page, a call and a mail of each node. */
async function said() {
  const facts = await Promise.all(
    nodes.map(async ({ shop: own, server }) => {
      const page = await (await fetch(`${server.address}/produkt/1/kubek`)).text();
      const feed = await (await fetch(`${server.address}/feeds/google.xml`)).text();
      const mail = composeMail(own, { title: 'Cześć', preview: '', blocks: [] });
      return [
        /<title>(.*?)</.exec(page)?.[1],
        /<title>(?:<!\[CDATA\[)?(.*?)[\]<]/.exec(feed)?.[1],
        mail.text.includes('Leśna Chata') ? 'Leśna Chata' : 'Polana',
      ];
    }),
  );
  return facts.flat();
}
const all = (name: string) => Array.from({ length: 9 }, () => name);
const allSay = (name: string) => vi.waitFor(async () => expect(await said()).toEqual(all(name)), 60_000);

it('O.06 pages, calls and mails of every node show a changed setting without a restart', async () => {
  await allSay('Polana');
  await saveSetting(shop, 'name', 'Leśna Chata');
  await allSay('Leśna Chata');
  await saveSetting(shop, 'name', 'Polana');
  await allSay('Polana');
});

it('O.06 a node that missed the change reads the settings when its connection returns', async () => {
  await allSay('Polana');
  // Written past the use case: no notice goes out.
  await shop.db.execute(sql`update settings set value = '"Leśna Chata"' where name = 'name'`);
  expect(await said()).toEqual(all('Polana'));
  await shop.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purge' and datname = current_database()`,
  );
  await allSay('Leśna Chata');
});
