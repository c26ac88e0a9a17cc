import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { realPages } from '../testing/real-pages.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase({ filled: 'empty' });
const server = await startTestServer({ shop, databaseUrl: url, ...(await realPages()) });
afterAll(() => server.close());

it.each(['/products-bought.php', '/newsletter.php', '/opinie', '/szukaj?text=a'])(
  'a form sent to %s, which takes none, answers 405 and writes no error to the log',
  async (path) => {
    server.logged.length = 0;
    const response = await fetch(server.address + path, { method: 'POST', headers: { Origin: server.address } });
    expect(response.status).toBe(405);
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'request', status: 405, level: 30 }));
    expect(server.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
  },
);
