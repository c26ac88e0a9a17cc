import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { enter } from '#modules/customers/accounts/server/index.ts';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
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
const MIN_MS = 100;

interface Sent {
  path?: string;
  headers?: Record<string, string>;
  /** Sent as a form. */
  form?: URLSearchParams | FormData;
}

/** Over a connection of its own, because the shop closes one whose body it refused. */
async function send({ path = '/', headers, form }: Sent): Promise<{ status: number }> {
  const { headers: formHeaders, body } = new Response(form ?? null);
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  const sent = { Origin: server.address, ...Object.fromEntries(formHeaders), ...headers };
  return new Promise((resolve, reject) => {
    const method = form ? 'POST' : 'GET';
    request(server.address + path, { agent: false, method, headers: sent }, (response) => {
      const { statusCode: status = 0 } = response;
      response
        .resume()
        .on('end', () => resolve({ status }))
        .on('error', reject);
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
    if (least < MIN_MS) break;
  }
  return least;
}

async function findSlow(small: number, large: number, compose: (text: string) => Sent): Promise<string[]> {
  const slow: string[] = [];
  for (const character of CHARACTERS) {
    const timeOf = (length: number) => best(compose(`x${character.repeat(length)}x`));
    const max = await timeOf(large);
    if (max > MIN_MS && max > MAX_RATIO * (await timeOf(small))) {
      slow.push(`${JSON.stringify(character)}: ${Math.round(max)} ms`);
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

test.for(HEADERS)('answers a long %s header in linear time', async (name) => {
  const compose = (text: string) => ({ headers: { [name]: text.replaceAll('\n', '\t') } });
  expect(await findSlow(1_500, 15_000, compose)).toEqual([]);
});

const { visitor, token } = await createVisitor(shop);
await addToBasket(shop, visitor.id, { productId: 1, size: 'L', quantity: 1 });
const anna = await enter(shop, 1, {});
const GUEST = { Cookie: `client=${token}` };
const CUSTOMER = { Cookie: `RSSID=${anna.token}` };

/** Fields of forms, with the cookies of a shopper who may send the form. */
const FORMS: [path: string, field: string, headers?: Record<string, string>][] = [
  ['/rejestracja', 'client_phone'],
  ['/client-new.php', 'client_phone'],
  ['/zamowienie/dane', 'billing_phone', GUEST],
  ['/konto/dane', 'client_phone', CUSTOMER],
  ['/konto/dane', 'phone', CUSTOMER],
  ['/koszyk', 'code', GUEST],
  ['/zwroty', 'number'],
  ['/reklamacje', 'number'],
  ['/odstapienie', 'email'],
  ['/newsletter', 'mailing_email'],
  ['/logowanie', 'login'],
  ['/signin.php', 'login'],
  ['/zaplecze/logowanie', 'email'],
];

test.for(FORMS)('answers a long field in linear time: %s %s', async ([path, field, headers]) => {
  const compose = (text: string) => ({ path, headers, form: new URLSearchParams({ [field]: text }) });
  expect(await findSlow(10_000, 100_000, compose)).toEqual([]);
  // The shopper may send the form, so the field was read.
  const { status } = await send(compose('x'));
  expect(status).toBeOneOf([200, 400]);
});

test('answers long words of a search in linear time', async () => {
  const compose = (text: string) => ({ path: `/szukaj?${new URLSearchParams({ text })}` });
  expect(await findSlow(400, 4_000, compose)).toEqual([]);
});

test('answers a long name of a sent file in linear time', async () => {
  const compose = (text: string) => {
    const form = new FormData();
    form.set('file', new File(['x'], text.replaceAll('\n', ' ')));
    return { path: '/basketchange.php?type=multiproduct&getAjax=1', form };
  };
  expect(await findSlow(10_000, 100_000, compose)).toEqual([]);
});
