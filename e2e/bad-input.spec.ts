import http from 'node:http';
import { expect, test } from './fixtures/shop.ts';

const calls = [
  { path: '/ajax/get.php', method: 'POST' },
  { path: '/ajax/basket.php?getAjax=true', method: 'GET' },
  { path: '/ajax/projector.php?product=1&size=uniw&get=sizes', method: 'GET' },
  { path: '/basketchange.php', method: 'POST' },
  { path: '/basketchange.php?type=multiproduct', method: 'POST' },
  { path: '/graphql/v1/', method: 'POST' },
  { path: '/graphql/v1', method: 'POST' },
];

const form = 'application/x-www-form-urlencoded';
const bodies = [
  ['nothing', form, ''],
  ['half a JSON', form, 'request={"Basket":'],
  ['a list instead of an object', form, 'request=[1,2,3]'],
  ['null', 'application/json', 'null'],
  ['a wrong escape', form, 'request=%E0%A4%A&product=%'],
  ['not text', 'application/octet-stream', '\u0000\u0001\uffff'],
  ['negative numbers', form, 'product=-1&size=uniw&number=-5&set_quantity[1]=-9'],
  [
    'huge numbers',
    form,
    `product=${'9'.repeat(40)}&size=uniw&number=1e308&product[1]=${'9'.repeat(20)}&set_quantity[1]=1e999`,
  ],
  ['names of prototypes', form, 'request={"__proto__":{},"constructor":{},"toString":{}}&__proto__[a]=1'],
  ['a deep query', 'application/json', JSON.stringify({ query: `{${'a{'.repeat(2000)}b${'}'.repeat(2000)}}` })],
  ['a query of a wrong type', 'application/json', JSON.stringify({ query: { a: 1 } })],
] as const;

/** No internals may be disclosed: no stack, no file, no SQL. */
const inside = /\n\s+at \S|node_modules|\.ts:\d+|select .+ from |relation "|postgres/i;

async function expectExactAnswer(address: string, init: RequestInit) {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  const text = await answer.text();
  expect(answer.status, `${init.method} ${address}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(text).not.toMatch(inside);
  return answer;
}

/** The shop may stop reading and close: what counts is the answer it gave before. */
function postTenMegabytes(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = http.request(address, { method: 'POST', headers: { 'content-type': form } });
    sent.on('response', (answer) => resolve(answer.resume().statusCode));
    sent.on('error', reject);
    sent.end(`request=${'a'.repeat(10_000_000)}`);
  });
}

for (const { path, method } of calls) {
  test(`${method} ${path} answers bad input exactly and goes on`, async ({ runningShop }) => {
    const address = `${runningShop.address}${path}`;
    if (method === 'POST') {
      for (const [, type, body] of bodies)
        await expectExactAnswer(address, { method, headers: { 'content-type': type }, body });
    }
    for (const query of [
      'product=-1',
      `product=${'9'.repeat(30)}`,
      'product=abc&get=',
      'product[]=1&get[]=sizes',
      '%',
      'size=%00',
    ]) {
      await expectExactAnswer(`${address}${path.includes('?') ? '&' : '?'}${query}`, { method });
    }
    for (const other of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await expectExactAnswer(address, { method: other });
      expect(answer.status, `${other} ${path}`).toBeGreaterThanOrEqual(400);
    }
    expect((await fetch(`${runningShop.address}/healthz`)).status).toBe(200);
  });

  if (method === 'POST') {
    test(`POST ${path} refuses a body of 10 MB`, async ({ runningShop }) => {
      expect(await postTenMegabytes(`${runningShop.address}${path}`)).toBe(413);
      expect((await fetch(`${runningShop.address}/healthz`)).status).toBe(200);
    });
  }
}
