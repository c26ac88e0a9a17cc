import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { storeUpload } from '#modules/catalogue/media/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { guardRequests } from '../guard-requests.ts';
import type { ServerEnv } from '../visitor.ts';
import { requestVisitor } from '../visitor.ts';
import { mountUploads, takesFiles } from './mount-uploads.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { visitor, token } = await createVisitor(shop);
const app = new Hono<ServerEnv>();
guardRequests(app, { origin: 'http://sklep.test', trustProxy: false });
app.use(async (c, next) => {
  c.set(
    'visitor',
    requestVisitor(shop, (name) => getCookie(c, name), { secure: false }),
  );
  await next();
});
mountUploads(app, shop);
app.post('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123' } })
  .jpeg()
  .toBuffer();
const kept = await storeUpload(
  shop,
  { name: 'mój kot.jpg', bytes: photo },
  { types: ['image/jpeg'], maxBytes: 10_000 },
  { kind: 'opinion', visitorId: visitor.id },
);
const name = kept.kind === 'stored' ? kept.upload.name : '';
const ask = (address: string, cookie = '') => app.request(address, { headers: { cookie } });

it('a private file is shown to its sender with headers that let nothing in it run', async () => {
  const answer = await ask(`/wgrane/${name}`, `client=${token}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': "inline; filename*=UTF-8''m%C3%B3j%20kot.jpg",
    'cache-control': 'private, no-store',
  });
});

it('no other visitor sees it, and no other name leads anywhere', async () => {
  for (const address of [`/wgrane/${name}`, '/wgrane/..%2F..%2Fetc%2Fpasswd', '/wgrane/x.jpg']) {
    expect((await ask(address)).status).toBe(404);
  }
});

it.each([
  ['/produkt/17/kubek/opinia', true],
  ['/produkt/17/kubek/opinia.data', true],
  ['/zaplecze/reklamacje/R123456', true],
  ['/zaplecze/reklamacje/R123456.data', true],
  ['/settings.php', true],
  ['/produkt/17/kubek', false],
  ['/logowanie', false],
  ['/zaplecze/reklamacje', false],
])('%s takes files: %s', async (address, taken) => {
  expect(takesFiles(address)).toBe(taken);
  expect(await send(address, 5)).toBe(taken ? 200 : 413);
  expect(await send(address, 13)).toBe(413);
});

it('a long text reaches its form in the panel, which says that it is too long; the shop has none of that length', async () => {
  expect(await send('/zaplecze/newslettery/nowy', 2)).toBe(200);
  expect(await send('/logowanie', 2)).toBe(413);
});

async function send(address: string, megabytes: number): Promise<number> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const body = new Uint8Array(megabytes * 1_048_576);
  return (await app.request(address, { method: 'POST', headers, body })).status;
}
