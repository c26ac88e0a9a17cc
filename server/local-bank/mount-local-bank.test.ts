import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  decideTransfer,
  deliverBankWebhooks,
  paymentState,
  startPayment,
} from '#modules/sales/payments/server/index.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { orders } from '#server/shop/schema.ts';
import { startTestServer, type TestShopServer } from '../testing/start-test-server.ts';

let now = new Date('2026-05-04T10:00:00Z');
const { shop, url } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const start = (more: Partial<typeof shop> = {}) =>
  startTestServer({
    shop: { ...shop, ...more },
    databaseUrl: url,
    config: { devScreens: false },
    handlePage: async () => new Response('nie ma', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  });
let server: TestShopServer;
let selling: TestShopServer;
beforeAll(async () => {
  server = await start();
  const stripe = { secretKey: 'sk_1', webhookSecret: 'whsec_1', address: 'http://127.0.0.1:9' };
  selling = await start({ providers: { stripe } });
  shop.origin = server.address;
});
afterAll(async () => {
  await server.close();
  await selling.close();
});

async function begun(paymentMethodId: number, blikCode?: string) {
  const productId = await addGood(shop, categoryId, { price: 20_000 });
  const { orderId, accessToken } = await placed(
    shop,
    await newShopper(shop, [{ productId }], { data: { paymentMethodId } }),
  );
  const answer = await startPayment(shop, orderId, { blikCode });
  if (answer.kind !== 'started') throw new Error(JSON.stringify(answer));
  return { orderId, accessToken, address: answer.address, reference: answer.payment.providerReference };
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(server.address + path, {
    method: 'POST',
    headers: { Origin: server.address },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const stateOf = async (orderId: number) => (await paymentState(shop, orderId))?.state;

describe('the local bank', () => {
  it.each([
    ['accept', 'accepted'],
    ['refuse', 'cancelled'],
    ['time-out', 'restart'],
    ['break', 'error'],
    ['card-type', 'error'],
  ])('%s on its page notifies the shop by a webhook and sends the shopper back', async (decision, state) => {
    const { orderId, address } = await begun(METHOD.card);
    const page = await fetch(server.address + address);
    expect(await page.text()).toMatch(/200,00.zł/);
    const answer = await post(address, { decision });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/platnosc\/\d{8}\?token=/);
    expect(await stateOf(orderId)).toBe(state);
  });

  it('a customer who does not pay goes back to the order, which still waits for the payment', async () => {
    const { orderId, address } = await begun(METHOD.card);
    const page = await (await fetch(server.address + address)).text();
    const [, back] = /href="([^"]*)"[^>]*>Wróć do sklepu bez płacenia/.exec(page) ?? [];
    expect(back).toMatch(/^\/platnosc\/\d{8}\?token=/);
    expect(await stateOf(orderId)).toBe('chosen');
  });

  it('a wrong hash, an unknown payment and an unknown decision change nothing', async () => {
    const { orderId, address } = await begun(METHOD.card);
    expect((await post(address.replace(/.$/, 'x'), { decision: 'accept' })).status).toBe(404);
    expect((await fetch(`${server.address}/bank/nie-ma?hash=x`)).status).toBe(404);
    await post(address, { decision: 'return' });
    expect(await stateOf(orderId)).toBe('chosen');
  });

  it('a code is confirmed in its app, which a shop with a real provider does not have', async () => {
    const { orderId, reference, accessToken } = await begun(METHOD.blik, '654321');
    const app = `/bank/blik?token=${accessToken}`;
    expect(await (await fetch(server.address + app)).text()).toContain('654321');
    expect((await fetch(selling.address + app)).status).toBe(404);
    const answer = await post(app, { reference, decision: 'accept' });
    expect(answer.headers.get('location')).toBe(app);
    expect(await stateOf(orderId)).toBe('accepted');
    expect(await (await fetch(server.address + app)).text()).not.toContain('654321');
  });

  it("another customer's code is neither visible nor accepted", async () => {
    const { orderId, reference } = await begun(METHOD.blik, '111222');
    const { accessToken } = await begun(METHOD.blik, '333444');
    const { token } = await createVisitor(shop);
    for (const [search, cookie] of [
      ['', ''],
      ['?token=', ''],
      [`?token=${accessToken}`, ''],
      ['', `client=${token}`],
    ] as const) {
      const headers = { Cookie: cookie };
      expect(await (await fetch(`${server.address}/bank/blik${search}`, { headers })).text()).not.toContain('111222');
      await post(`/bank/blik${search}`, { reference, decision: 'accept' });
    }
    expect(await stateOf(orderId)).toBe('chosen');
  });

  it('the browser that ordered sees its own code', async () => {
    const { visitor, token } = await createVisitor(shop);
    const { orderId } = await begun(METHOD.blik, '555666');
    await shop.db.update(orders).set({ visitorId: visitor.id }).where(eq(orders.id, orderId));
    const answer = await fetch(`${server.address}/bank/blik`, { headers: { Cookie: `client=${token}` } });
    expect(await answer.text()).toContain('555666');
  });
});

it('a form may lead to the payment page of the provider that settles, and nowhere else', async () => {
  const formsOf = async ({ address }: TestShopServer) =>
    /form-action ([^;]*)/.exec((await fetch(`${address}/strona`)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await formsOf(server)).toBe("'self'");
  expect(await formsOf(selling)).toBe("'self' https://checkout.stripe.com");
});

describe('the webhooks of a provider', () => {
  it('a webhook the shop could not take is sent again until it can', async () => {
    const { orderId, reference } = await begun(METHOD.card);
    shop.origin = 'http://127.0.0.1:1';
    await decideTransfer(shop, reference, 'accept');
    await runDueJobs(shop, [deliverBankWebhooks]);
    expect(await stateOf(orderId)).toBe('chosen');
    shop.origin = server.address;
    now = new Date(now.getTime() + MINUTE_MS);
    await runDueJobs(shop, [deliverBankWebhooks]);
    expect(await stateOf(orderId)).toBe('accepted');
  });

  it('come from anywhere and are believed by their signature alone; every other post from elsewhere is refused', async () => {
    const { orderId, reference } = await begun(METHOD.card);
    const webhook = await decideTransfer(shop, reference, 'accept');
    const send = (path: string, signature: string) =>
      fetch(server.address + path, {
        method: 'POST',
        body: webhook?.body,
        headers: { origin: 'https://bank.example', 'x-bank-signature': signature },
      });
    const box = '/platnosc/powiadomienie/local-bank';
    expect((await send(box, 't=1,v1=x')).status).toBe(400);
    expect(await stateOf(orderId)).toBe('chosen');
    const taken = await send(box, webhook?.signature ?? '');
    expect([taken.status, await taken.json()]).toEqual([200, { outcome: 'taken' }]);
    expect(await (await send(box, webhook?.signature ?? '')).json()).toEqual({ outcome: 'repeated' });
    expect((await send('/platnosc/12345678', webhook?.signature ?? '')).status).toBe(403);
    expect((await send('/platnosc/powiadomienie', webhook?.signature ?? '')).status).toBe(403);
    expect((await send('/platnosc/powiadomienie/nikt', webhook?.signature ?? '')).status).toBe(400);
  });
});
