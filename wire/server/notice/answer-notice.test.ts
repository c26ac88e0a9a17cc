import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { stockNotices } from '#server/shop/schema.ts';
import { mountProjector } from '../projector/mount-projector.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountProjector(app, { shop, secure: false, origin: 'http://localhost' });
const sizes = [
  { type: 'M', name: 'M', stock: 0 },
  { type: 'L', name: 'L', stock: 1 },
];
const productId = await addProduct(shop, { name: 'Polar', categoryId: await addCategory(shop, 'Dom'), sizes });
const ask = (query: string, headers: Record<string, string> = {}) =>
  app.request(`/ajax/projector.php?action=set_product_observed&product=${productId}&${query}`, { headers });

it.each([
  ['size=M&email=jan@example.pl&mode=2&recaptcha=undefined', { status: 'ok' }],
  ['size=M&field={"availability_email":"ola@example.pl"}', { status: 'ok' }],
  ['size=M&email=ala@example.pl&phone=601234567', { status: 'ok' }],
  ['size=M&email=jan', { status: 'error', errdesc: 'mail' }],
  ['size=M&field=[1', { status: 'error', errdesc: 'mail' }],
  ['size=M&email=jan@example.pl&phone=12', { status: 'error', errdesc: 'phone' }],
  ['size=L&email=jan@example.pl', { status: 'error', errdesc: 'add' }],
  ['size=%00&email=jan@example.pl', { status: 'error', errdesc: 'add' }],
])('S5.53 %s is answered %o', async (query, answer) => {
  const response = await ask(query);
  expect(await response.json()).toEqual(answer);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('S5.53 the eleventh try of a day for one address is refused', async () => {
  const answers = [];
  for (let at = 0; at < 11; at += 1) answers.push(await (await ask('size=M&email=ela@example.pl')).json());
  expect(answers.at(-2)).toEqual({ status: 'ok' });
  expect(answers.at(-1)).toEqual({ status: 'error', errdesc: 'limit' });
});

it('changes nothing for another site or a browser that only looks ahead', async () => {
  const before = await shop.db.$count(stockNotices);
  expect((await ask('size=M&email=x@example.pl', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask('size=M&email=x@example.pl', { 'sec-purpose': 'prefetch' })).status).toBe(403);
  expect(await shop.db.$count(stockNotices)).toBe(before);
});
