import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#modules/customers/accounts/server/index.ts';
import { paymentState } from '#modules/sales/payments/server/index.ts';
import { addGood, equipShop, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { giftCards } from '#server/shop/schema.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const app = new Hono();
mountWire(app, shop, { origin: 'https://sklep.test' });
const unsafe = new Hono();
mountWire(unsafe, shop, { origin: 'http://sklep.test' });

const yesterday = new Date(Date.now() - 86_400_000);
const good = { kind: 'voucher' as const, issued: 100_00, balance: 100_00, createdAt: shop.now() };
await shop.db.insert(giftCards).values([
  { ...good, number: 'BON11111' },
  { ...good, number: 'BONOBCY1', foreign: true },
  { ...good, number: 'BONBLOK1', blocked: true },
  { ...good, number: 'BONPUSTY', balance: 0 },
  { ...good, number: 'BONSTARY', expiresAt: yesterday },
  { ...good, number: 'KARTA123', kind: 'gift-card', pinHash: await hashPassword('1234') },
]);

let cookie = `client=${(await createVisitor(shop)).token}`;

async function call(path: string, posted?: Record<string, string>, { on = app, headers = {} } = {}) {
  const body = posted && new URLSearchParams(posted);
  const method = posted ? 'POST' : 'GET';
  return on.request(`https://sklep.test${path}`, { method, body, headers: { cookie, host: 'sklep.test', ...headers } });
}
const json = async (...args: Parameters<typeof call>) => (await call(...args)).json();
const check = (number: string, pin = '') => json('/ajax/gift-cards-and-vouchers.php', { action: 'auth', number, pin });

/** A guest's unpaid order with its key. */
async function ordered(points?: number) {
  const productId = await addGood(shop, categoryId, { price: 150_00 });
  const shopper = await newShopper(shop, [{ productId }], { data: { paymentMethodId: METHOD.transfer }, points });
  const { orderId, number, accessToken } = await placed(shop, shopper);
  const link = `/order-newpayment.php?order=${number}&key=${accessToken}`;
  return { orderId, number, link, pay: (posted: Record<string, string>) => json(`${link}&ajax=true`, posted) };
}
const warning = (code: string, value = '') => ({ errno: 1, warning: { [code]: value } });

describe('POST /ajax/gift-cards-and-vouchers.php', () => {
  it('distinguishes a valid voucher from a valid gift card', async () => {
    expect(await check('BON1 1111')).toEqual({ errno: 0, payment_id: 2 });
    expect(await check('KARTA-123', '1234')).toEqual({ errno: 0, payment_id: 190 });
  });

  it.each([
    ['BONOBCY1', '', 'v1'],
    ['???', '', 'v2'],
    ['KARTA123', '9999', 'v2'],
    ['BONBLOK1', '', 'v3'],
    ['BONPUSTY', '', 'v4'],
    ['BONSTARY', '', 'v5'],
    ['BON99999', '', 'v7'],
    ['', '', 'v8'],
  ])('S8.26 S8.27 number %j with PIN %j is %s', async (number, pin, code) => {
    expect(await check(number, pin)).toEqual(warning('order_newpayment_voucher_error', code));
  });

  it('a loop of wrong PINs ends with the card closed, also to the right one', async () => {
    await shop.db.insert(giftCards).values({
      ...good,
      number: 'KARTALOOP',
      kind: 'gift-card' as const,
      pinHash: await hashPassword('1234'),
    });
    cookie = `client=${(await createVisitor(shop)).token}`;
    for (let index = 0; index < 5; index += 1) {
      expect(await check('KARTALOOP', `000${index}`)).toEqual(warning('order_newpayment_voucher_error', 'v2'));
    }
    expect(await check('KARTALOOP', '1234')).toEqual(warning('order_newpayment_error'));
  });

  it('answers nothing but a POST of this shop with action=auth', async () => {
    const path = '/ajax/gift-cards-and-vouchers.php';
    expect((await call(path)).status).toBe(405);
    const foreign = { headers: { origin: 'https://zly.example' } };
    expect((await call(path, { action: 'auth' }, foreign)).status).toBe(403);
    expect(await json(path, { action: 'list' })).toMatchObject({ errno: 1 });
    expect((await call(path, { action: 'auth', number: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('/order-newpayment.php', () => {
  it('starts a payment at the bank and answers its address', async () => {
    const { link, pay, number } = await ordered();
    const reply = await pay({ payform_id: String(METHOD.card) });
    expect(reply).toEqual({ errno: 0, link: expect.stringContaining(`/order-newpayment.php?order=${number}&key=`) });
    expect(await json(`${reply.link}&ajax=true`)).toEqual({
      errno: 0,
      payment_type: 'form',
      payment_id: String(METHOD.card),
      payment_xml: expect.stringMatching(/<payment type="card">.*<link>\/bank\/LB[\w-]+\?hash=[0-9a-f]{32}<\/link>/s),
      payment_description: 'Karta',
      form_data: {
        method: 'get',
        action: expect.stringMatching(/^\/bank\/LB[\w-]+$/),
        target: '_self',
        inputs: [
          { type: 'hidden', name: 'hash', value: expect.stringMatching(/^[0-9a-f]{32}$/) },
          { type: 'button', name: '', value: '' },
        ],
      },
    });
    expect((await call(link)).headers.get('location')).toMatch(new RegExp(`^/platnosc/${number}\\?token=`));
  });

  it('pays with a voucher, then with a gift card and its PIN, and only asks for the page to be read again', async () => {
    const { orderId, pay } = await ordered();
    const refresh = { errno: 0, info: 'no_data_for_payment' };
    expect(await pay({ payform_id: '2', voucher_id: 'BON11111' })).toEqual(refresh);
    expect(await paymentState(shop, orderId)).toMatchObject({ paid: 100_00, left: 65_00 });
    expect(await pay({ payform_id: '190', voucher_id: 'KARTA123', pin_value: '1234' })).toEqual(refresh);
    expect(await paymentState(shop, orderId)).toMatchObject({ left: 0 });
    expect(await pay({ payform_id: String(METHOD.blik) })).toEqual(warning('order_newpayment_error'));
  });

  it('S8.26 answers why a voucher does not pay, and charges nothing', async () => {
    const { orderId, pay } = await ordered();
    expect(await pay({ payform_id: '2', voucher_id: 'BONSTARY' })).toEqual(
      warning('order_newpayment_voucher_error', 'v5'),
    );
    expect(await pay({ payform_id: '2', voucher_id: '' })).toEqual(warning('order_newpayment_voucher_error', 'v8'));
    expect(await paymentState(shop, orderId)).toMatchObject({ paid: 0 });
  });

  it('S8.25 S8.29 S8.30 names an unknown payment, points that are too few and a card without https', async () => {
    const { link, pay } = await ordered(10);
    expect(await pay({ payform_id: '999' })).toEqual(warning('order_newpayment_incorrect_paymentid'));
    expect(await pay({ payform_id: 'abc' })).toEqual(warning('order_newpayment_incorrect_paymentid'));
    expect(await pay({ payform_id: String(METHOD.points) })).toEqual(warning('order_newpayment_points_error'));
    const overHttp = await json(`${link}&ajax=true`, { payform_id: String(METHOD.card) }, { on: unsafe });
    expect(overHttp).toEqual(warning('onlyHttps'));
  });

  it('pays with points at once when there are enough', async () => {
    const { orderId, pay } = await ordered(10_000);
    expect(await pay({ payform_id: String(METHOD.points), profit_points: '1' })).toMatchObject({ errno: 0 });
    expect(await paymentState(shop, orderId)).toMatchObject({ left: 0 });
  });

  it('calls an attempt off, and a foreign order looks like one that does not exist', async () => {
    const { number, link, pay } = await ordered();
    await pay({ payform_id: String(METHOD.blik), blik_code: '123456' });
    expect(await json(`${link}&ajax=true&cancel=1`, {})).toEqual({ errno: 0, info: 'no_data_for_payment' });
    for (const order of [number, '99999999', "1'--", '']) {
      const reply = await json(`/order-newpayment.php?order=${encodeURIComponent(order)}&ajax=true`, {
        payform_id: String(METHOD.blik),
      });
      expect(reply).toEqual(warning('order_newpayment_error'));
    }
  });

  it('asks for a BLIK code in a form of its own, and a transfer only for the page again', async () => {
    const { link, pay, number } = await ordered();
    const key = new URLSearchParams(link.split('?')[1]).get('key');
    await pay({ payform_id: String(METHOD.blik) });
    const blik = await json(`${link}&ajax=true`);
    expect(blik).toMatchObject({ errno: 0, payment_type: 'blik', payment_id: String(METHOD.blik) });
    expect(blik).not.toHaveProperty('warning');
    expect(blik.payment_xml).toContain(`action="/order-newpayment.php?order=${number}&amp;key=${key}"`);
    expect(blik.payment_xml).toContain('<item name="blik_code" value=""/>');
    await pay({ payform_id: String(METHOD.transfer) });
    expect(await json(`${link}&ajax=true`)).toMatchObject({ payment_type: 'transfer', payment_xml: '' });
  });
});

describe('GET /orderdetails.php with get_ajax_items', () => {
  const words = { total: 'Razem', paid: 'Zapłacono', toPay: 'Do zapłaty', pay: 'Zapłać <teraz>' };
  const title = { title: 'Stan' };
  const states = { chosen: title, cancelled: title, accepted: title, refunded: title, error: title, restart: title };
  const worded = new Hono();
  mountWire(worded, shop, { origin: 'https://sklep.test', paymentWords: { ...words, states } });

  it('answers the payments of the caller’s order as HTML in JSON, and nothing of a foreign one', async () => {
    const { number, link } = await ordered();
    const key = new URLSearchParams(link.split('?')[1]).get('key');
    const path = `/orderdetails.php?id=${number}&shop_xml=1&get_ajax_items=orderdetails_payments`;
    const own = await json(`${path}&key=${key}`, undefined, { on: worded });
    expect(own.orderdetails_payments).toContain('<dt>Do zapłaty</dt><dd>165,00\u00a0zł</dd>');
    expect(own.orderdetails_payments).toContain(`<a href="/platnosc/${number}?token=${key}">Zapłać &lt;teraz&gt;</a>`);
    expect(await json(path, undefined, { on: worded })).toEqual({ orderdetails_payments: '' });
    const both = await json(`${path},inne&key=${key}`, undefined, { on: worded });
    expect(Object.keys(both)).toEqual(['orderdetails_payments', 'inne']);
    expect((await call(`/orderdetails.php?id=${number}`, undefined, { on: worded })).status).toBe(301);
  });
});
