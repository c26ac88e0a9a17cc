import { eq, ne } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { enter } from '#modules/customers/accounts/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { addGood, COURIER, equipShop, METHOD, newShopper, POINT, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { couriers, paymentMethods, pickupPoints } from '#server/shop/schema.ts';
import { getOrderData, getOrderSummary, saveOrderData } from '../../server/index.ts';
import * as orderDataTexts from '../../texts/data.ts';
import { orderProblemText } from '../../texts/data.ts';
import { keepOrderData, receiveOrderData } from './action.server.ts';
import { loadOrderData } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const EMPTY = { email: '', billing: {}, courierId: null, paymentMethodId: null };

async function atTheForm(customerId: number | null = null) {
  const productId = await addGood(shop, categoryId, { price: 5490 });
  const shopper = await newShopper(shop, [{ productId }], { data: EMPTY });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const token = customerId === null ? undefined : (await enter(shop, customerId, {})).token;
  const page: Partial<Page> = { cookie: (name) => (name === 'RSSID' ? token : undefined) };
  context.set(pageContext, page as Page);
  const visitor = { id: shopper.visitorId, customerId };
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  return { shopper: { ...shopper, customerId }, context };
}

const post = (fields: Record<string, string>) =>
  new Request('https://sklep.example/zamowienie/dane', { method: 'POST', body: new URLSearchParams(fields) });

const begun = { buyer: 'private', email: '', billing_city: 'Kraków', billing_zipcode: '30' };

it('a form that is still being filled in is remembered, and answered with what the order comes to', async () => {
  const { shopper, context } = await atTheForm();
  const figures = async (fields: object) => (await keepOrderData(post({ ...begun, ...fields }), context)).json();
  expect(await figures({})).toMatchObject({ totalLabel: orderDataTexts.figures.withoutDelivery });
  const chosen = await figures({ shipping: `${COURIER.home}-1`, payment: String(METHOD.paidFor) });
  expect(chosen).toMatchObject({ totalLabel: orderDataTexts.figures.total });
  expect(chosen.total).toMatch(/^72,90/);
  expect(await getOrderData(shop.db, shopper)).toMatchObject({
    courierId: COURIER.home,
    billing: { city: 'Kraków', zipcode: '30' },
  });
});

it('data entered in two windows is stored: only the touched fields are sent, an unticked box as an empty value', async () => {
  const { shopper, context } = await atTheForm();
  const keep = (fields: Record<string, string>) => keepOrderData(post(fields), context);
  await keep({ otherDelivery: 'on', delivery_city: 'Gdynia' });
  await Promise.all([keep({ billing_city: 'Kraków' }), keep({ shipping: `${COURIER.home}-1` }), keep({ email: 'a@' })]);
  expect(await getOrderData(shop.db, shopper)).toMatchObject({
    email: 'a@',
    courierId: COURIER.home,
    billing: { city: 'Kraków' },
    delivery: { city: 'Gdynia' },
  });
  await keep({ otherDelivery: '' });
  expect(await getOrderData(shop.db, shopper)).toMatchObject({ delivery: null, billing: { city: 'Kraków' } });
});

it.each([
  ['/logowanie?zamowienie', '/logowanie?zamowienie'],
  ['//zlodziej.example', null],
])('a form that is left for %s leads to %s', async (leave, place) => {
  const { context } = await atTheForm();
  const left = await receiveOrderData(post({ ...begun, leave }), context).catch((thrown) => thrown);
  expect(left instanceof Response ? left.headers.get('Location') : null).toBe(place);
});

it('a customer who goes back to the basket finds the form unchanged', async () => {
  const { shopper, context } = await atTheForm();
  const left = receiveOrderData(post({ ...begun, shipping: `${COURIER.home}-1`, leave: '/koszyk' }), context);
  expect((await left.catch((thrown) => thrown)).headers.get('Location')).toBe('/koszyk');
  expect(await getOrderData(shop.db, shopper)).toMatchObject({ courierId: COURIER.home, billing: { city: 'Kraków' } });
});

it('X.49 who collects at a locker is asked for no street, and for one as soon as it shall be an invoice', async () => {
  const { context } = await atTheForm();
  const person = { buyer: 'private', email: 'a@example.com', billing_firstName: 'Anna', billing_lastName: 'Nowak' };
  const locker = { billing_phone: '600100200', shipping: `${COURIER.locker}-1`, payment: String(METHOD.transfer) };
  const answer = (fields: object) =>
    receiveOrderData(post({ ...person, ...locker, ...fields }), context).catch((thrown) => thrown);
  expect((await answer({})).headers?.get('Location')).toBe('/zamowienie/punkt-odbioru');
  expect(Object.keys((await answer({ document: 'invoice' })).error)).toEqual([
    'billing_street',
    'billing_zipcode',
    'billing_city',
  ]);
});

it('S8.16 a courier that does not serve the stored address is reported as such', async () => {
  const { context } = await atTheForm();
  const abroad = { ...begun, billing_country: 'DE', shipping: `${COURIER.home}-1` };
  await keepOrderData(post(abroad), context);
  const { error } = await receiveOrderData(post(abroad), context);
  expect(error?.shipping).toEqual([orderProblemText({ field: 'courier', code: 'wrong' })]);
});

it('S1.06 a firm typed before choosing the private person goes neither to the summary nor into the order', async () => {
  const { shopper, context } = await atTheForm();
  const firm = { companyName: 'Młyn', taxNumber: '5260250274' };
  const typed = { ...begun, billing_companyName: 'Młyn', billing_taxNumber: '526-025-02-74', leave: '/koszyk' };
  const billingOf = async () => (await getOrderSummary(shop, shopper)).data.billing;
  for (const [buyer, kept] of [
    ['company', firm],
    ['private', { companyName: '', taxNumber: '' }],
  ] as const) {
    await receiveOrderData(post({ ...typed, buyer }), context).catch(() => undefined);
    expect(await billingOf()).toMatchObject(kept);
  }
  await keepOrderData(post({ ...typed, buyer: 'company' }), context);
  expect(await billingOf()).toMatchObject(firm);
  await keepOrderData(post({ buyer: 'private' }), context);
  expect(await billingOf()).toMatchObject({ companyName: '', taxNumber: '', city: 'Kraków' });
});

it('who ordered before finds courier, point and way to pay chosen; a point that is gone is asked for, and another choice stays', async () => {
  const productId = await addGood(shop, categoryId);
  const locker = { courierId: COURIER.locker, pickupPointId: POINT.plain, paymentMethodId: METHOD.blik };
  const before = await newShopper(shop, [{ productId }], { data: locker, points: 0 });
  await placed(shop, before);
  const { shopper, context } = await atTheForm(before.customerId);
  const chosen = { shipping: `${COURIER.locker}-1`, payment: String(METHOD.blik) };
  const person = { buyer: 'private', email: 'a@example.com', billing_firstName: 'Anna', billing_lastName: 'Nowak' };
  const sent = { ...person, billing_phone: '600100200', ...chosen };
  const send = async (to: typeof context) =>
    (await receiveOrderData(post(sent), to).catch((thrown) => thrown)).headers.get('Location');
  const shown = await loadOrderData(context);
  expect(shown.values).toMatchObject(chosen);
  expect(shown.couriers.map(({ place }) => place)).toContain('Automat KRA01, Długa 1');
  // Another visitor's form stays empty.
  expect((await loadOrderData((await atTheForm()).context)).values).toMatchObject({ shipping: '', payment: '' });
  await keepOrderData(post({ payment: String(METHOD.transfer) }), context);
  expect((await loadOrderData(context)).values).toMatchObject({ ...chosen, payment: String(METHOD.transfer) });
  expect(await send(context)).toBe('/zamowienie/podsumowanie');
  expect((await getOrderSummary(shop, shopper)).delivery.place).toMatchObject({ code: 'KRA01' });
  await shop.db.delete(pickupPoints).where(eq(pickupPoints.id, POINT.plain));
  const later = await atTheForm(before.customerId);
  const { values, couriers: ways } = await loadOrderData(later.context);
  expect(values).toMatchObject(chosen);
  expect(ways.every(({ place }) => place === '')).toBe(true);
  expect(await send(later.context)).toBe('/zamowienie/punkt-odbioru');
});

it.each([
  ['while it is typed', keepOrderData],
  ['by a form without script', receiveOrderData],
] as const)('the point of the last order waits at its courier while another one is chosen: %s', async (_, choose) => {
  const productId = await addGood(shop, categoryId);
  const before = await newShopper(shop, [{ productId }], {
    data: { courierId: COURIER.locker, pickupPointId: POINT.cash, paymentMethodId: METHOD.blik },
    points: 0,
  });
  await placed(shop, before);
  const { shopper, context } = await atTheForm(before.customerId);
  const person = { buyer: 'private', email: 'a@example.com', billing_firstName: 'Anna', billing_lastName: 'Nowak' };
  const home = { billing_street: 'Długa 1', billing_zipcode: '30-001', billing_city: 'Kraków' };
  const sent = { ...person, ...home, billing_phone: '600100200', payment: String(METHOD.blik) };
  const locker = { ...sent, shipping: `${COURIER.locker}-1` };
  const placesShown = async () =>
    (await loadOrderData(context)).couriers.filter(({ place }) => place !== '').map(({ value }) => value);
  await choose(post({ ...sent, shipping: `${COURIER.home}-1` }), context).catch((thrown) => thrown);
  // Its tile says so, whichever is chosen.
  expect(await placesShown()).toEqual([locker.shipping]);
  await choose(post(locker), context).catch((thrown) => thrown);
  expect(await placesShown()).toEqual([locker.shipping]);
  const led = await receiveOrderData(post(locker), context).catch((thrown) => thrown);
  expect(led.headers.get('Location')).toBe('/zamowienie/podsumowanie');
  expect((await getOrderSummary(shop, shopper)).delivery.place).toMatchObject({ code: 'KRA02' });
});

it('a courier that takes no cash chosen with cash on delivery is an error at the payment, and each is changed alone', async () => {
  const { context } = await atTheForm();
  await shop.db.update(couriers).set({ onDeliveryCost: null }).where(eq(couriers.id, COURIER.locker));
  const [homeDelivery, locker] = [COURIER.home, COURIER.locker].map((id) => `${id}-1`);
  const chosen = async () => (await loadOrderData(context)).values;
  await keepOrderData(post({ shipping: `${homeDelivery}`, payment: 'dvp' }), context);
  expect(await chosen()).toMatchObject({ shipping: homeDelivery, payment: 'dvp' });
  const kept = await keepOrderData(post({ shipping: `${locker}` }), context);
  expect(await chosen()).toMatchObject({ shipping: locker, payment: 'dvp' });
  // Its tile is chosen, so its cost is in the sum.
  const sum = { totalLabel: orderDataTexts.figures.total, total: formatMoney(5490 + 1200) };
  expect(await kept.json()).toMatchObject(sum);
  expect((await loadOrderData(context)).figures).toMatchObject(sum);
  const { error } = await receiveOrderData(post({ ...begun, shipping: `${locker}`, payment: 'dvp' }), context);
  expect(error).not.toHaveProperty('shipping');
  expect(error?.payment).toEqual([orderProblemText({ field: 'payment', code: 'wrong' })]);
  await keepOrderData(post({ payment: String(METHOD.blik) }), context);
  expect(await chosen()).toMatchObject({ shipping: locker, payment: String(METHOD.blik) });
});

it('a delivery posted with its side is a courier that is paid, until another way to pay is chosen', async () => {
  const { context } = await atTheForm();
  const [homeDelivery, blik] = [COURIER.home, String(METHOD.blik)];
  await keepOrderData(post({ shipping: `${homeDelivery}-0`, payment: blik }), context);
  expect((await loadOrderData(context)).values).toMatchObject({ shipping: `${homeDelivery}-1`, payment: 'dvp' });
  await keepOrderData(post({ payment: blik }), context);
  const { values, figures } = await loadOrderData(context);
  expect(values).toMatchObject({ shipping: `${homeDelivery}-1`, payment: blik });
  expect(figures.total).toBe(formatMoney(5490 + 1500));
});

it('the surcharge for paying the courier is a separate part of the sum, not of the delivery', async () => {
  const { context } = await atTheForm();
  const kept = await keepOrderData(post({ shipping: `${COURIER.home}-1`, payment: 'dvp' }), context);
  const { delivery, onDelivery } = orderDataTexts.figures;
  const { rows, total } = await kept.json();
  expect(rows.slice(1)).toEqual([
    { label: delivery, value: formatMoney(1500) },
    { label: onDelivery, value: formatMoney(500) },
  ]);
  expect(total).toBe(formatMoney(5490 + 2000));
});

it('a chosen point is shown at its courier and can be changed, and a day in the shop is the collection day', async () => {
  const { shopper, context } = await atTheForm();
  await saveOrderData(shop, shopper, { courierId: COURIER.locker, pickupPointId: POINT.cash });
  const { couriers: ways } = await loadOrderData(context);
  const way = (id: number) => ways.find(({ value }) => value === `${id}-1`);
  expect(way(COURIER.locker)).toMatchObject({ place: expect.stringContaining('Długa 1'), needsPoint: true });
  expect(way(COURIER.locker)?.when).toMatch(/^Dostawa /);
  expect(way(COURIER.shop)?.when).toMatch(/^Do odbioru /);
});

it('who paid the courier the last time pays the one chosen now, in the sum as in the form', async () => {
  const productId = await addGood(shop, categoryId);
  const before = await newShopper(shop, [{ productId }], {
    data: { prepaid: false, paymentMethodId: null },
    points: 0,
  });
  await placed(shop, before);
  const { context } = await atTheForm(before.customerId);
  expect((await loadOrderData(context)).values).toMatchObject({ shipping: `${COURIER.home}-1`, payment: 'dvp' });
  const kept = await keepOrderData(post({ shipping: `${COURIER.shop}-1` }), context);
  expect(await kept.json()).toMatchObject({ total: formatMoney(5490) });
  await keepOrderData(post({ shipping: `${COURIER.home}-1` }), context);
  const { values, figures } = await loadOrderData(context);
  expect(values).toMatchObject({ payment: 'dvp' });
  expect(figures.total).toBe(formatMoney(5490 + 2000));
});

it.each([
  ['while it is typed', keepOrderData],
  ['by a form without script', receiveOrderData],
] as const)('the client number at one courier is not sent to another: %s', async (_, choose) => {
  const { shopper, context } = await atTheForm();
  await saveOrderData(shop, shopper, { courierId: COURIER.locker, clientNumber: 'K-123' });
  const send = (courierId: number) => choose(post({ ...begun, shipping: `${courierId}-1` }), context);
  await send(COURIER.locker);
  expect(await getOrderData(shop.db, shopper)).toMatchObject({ clientNumber: 'K-123' });
  await send(COURIER.home);
  expect(await getOrderData(shop.db, shopper)).toMatchObject({ courierId: COURIER.home, clientNumber: '' });
});

it('the only courier and the only way to pay are chosen already, in the form and in its sum', async () => {
  const { shopper, context } = await atTheForm();
  await shop.db.update(couriers).set({ enabled: false }).where(ne(couriers.id, COURIER.home));
  await shop.db.update(couriers).set({ onDeliveryCost: null });
  await shop.db.update(paymentMethods).set({ enabled: false }).where(ne(paymentMethods.id, METHOD.transfer));
  const shown = await loadOrderData(context);
  expect(shown.values).toMatchObject({ shipping: `${COURIER.home}-1`, payment: String(METHOD.transfer) });
  expect(shown.figures).toMatchObject({ totalLabel: orderDataTexts.figures.total });
  // The default is not stored yet: the next typed field is answered with the same sum.
  expect(await getOrderData(shop.db, shopper)).toMatchObject({ courierId: null });
  const kept = await keepOrderData(post({ billing_city: 'Kraków' }), context);
  expect(await kept.json()).toMatchObject({ total: shown.figures.total });
});
