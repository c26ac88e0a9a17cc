import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { realPages } from './testing/real-pages.ts';
import { startTestServer } from './testing/start-test-server.ts';

const { shop, url } = await testDatabase();
const server = await startTestServer({
  shop,
  databaseUrl: url,
  ...(await realPages()),
  config: { dataDir: shop.dataDir },
});
afterAll(() => server.close());

const CHARACTERS = [' ', '.', '0', '\n', '<', ','];
const MAX_RATIO = 40;
/** Milliseconds: below, the request itself costs more than reading the long text. */
const LEAST = 100;

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  /** Sent as a form. */
  form?: URLSearchParams | FormData;
}

/** Over a connection of its own, because the shop closes one whose body it refused. */
async function send({ path = '/', headers, form }: Sent): Promise<void> {
  const { headers: formHeaders, body } = new Response(form ?? null);
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const sent = { Origin: server.address, ...Object.fromEntries(formHeaders), ...headers };
  await new Promise<void>((resolve, reject) => {
    const method = form ? 'POST' : 'GET';
    request(server.address + path, { agent: false, method, headers: sent }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    })
      .on('error', reject)
      .end(bytes);
  });
}

/** The least processor time of five requests; PostgreSQL is another process and does not count. */
async function best(sent: Sent): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const start = process.cpuUsage();
    await send(sent);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
    if (least < LEAST) break;
  }
  return least;
}

async function findSlow(small: number, large: number, compose: (text: string) => Sent): Promise<string[]> {
  const slow: string[] = [];
  for (const character of CHARACTERS) {
    const timeOf = (length: number) => best(compose(`x${character.repeat(length)}x`));
    const most = await timeOf(large);
    if (most > LEAST && most > MAX_RATIO * (await timeOf(small))) {
      slow.push(`${JSON.stringify(character)}: ${Math.round(most)} ms`);
    }
  }
  return slow;
}

/** Headers that the shop reads. Line ends cannot be sent in a header. */
const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Cookie',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'traceparent',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Request-Id',
];

test.for(HEADERS)('a long %s header delays nobody', async (name) => {
  const compose = (text: string) => ({ headers: { [name]: text.replaceAll('\n', '\t') } });
  expect(await findSlow(1_500, 15_000, compose)).toEqual([]);
});

const FORMS: [path: string, field: string][] = [
  ['/rejestracja', 'client_phone'],
  ['/client-new.php', 'client_phone'],
  ['/zamowienie/dane', 'billing_phone'],
  ['/zwroty', 'order_number'],
  ['/reklamacje', 'order_number'],
  ['/odstapienie', 'email'],
  ['/newsletter', 'email'],
  ['/logowanie', 'login'],
  ['/signin.php', 'login'],
  ['/koszyk', 'rebate_code'],
  ['/zaplecze/logowanie', 'email'],
];

test.for(FORMS)('a long field of %s %s delays nobody', async ([path, field]) => {
  const compose = (text: string) => ({ path, form: new URLSearchParams({ [field]: text }) });
  expect(await findSlow(10_000, 100_000, compose)).toEqual([]);
});

test('long words of a search delay nobody', async () => {
  const compose = (text: string) => ({ path: `/szukaj?${new URLSearchParams({ text })}` });
  expect(await findSlow(400, 4_000, compose)).toEqual([]);
});

test('a long name of a sent file delays nobody', async () => {
  const compose = (text: string) => {
    const form = new FormData();
    form.set('file', new File(['x'], text.replaceAll('\n', ' ')));
    return { path: '/basketchange.php?type=multiproduct&getAjax=1', form };
  };
  expect(await findSlow(10_000, 100_000, compose)).toEqual([]);
});
