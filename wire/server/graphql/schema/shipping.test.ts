import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToBasket } from '#modules/sales/basket/server/index.ts';
import { dropCached } from '#platform/cache/server/cached.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { bundleParts, closedDays, couriers } from '#server/shop/schema.ts';
import { mountGraphql } from '../mount-graphql.ts';

// Wednesday, 9:00 in Warsaw.
const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-05-06T07:00:00Z') });
const app = new Hono();
mountGraphql(app, { shop, secure: false });
const ids = { cup: 0, pot: 0, set: 0, file: 0, sold: 0, kayak: 0, clock: 0 };

beforeAll(async () => {
  const categoryId = await addCategory(shop, 'Wszystko');
  const add = (name: string, more: object = {}, size: object = {}) =>
    addProduct(shop, { name, categoryId, weight: 400, ...more, sizes: [{ price: 5000, stock: 50, ...size }] });
  ids.cup = await add('Kubek');
  ids.pot = await add('Garnek', { weight: 12_000 }, { type: 'M', shipDays: 7 });
  ids.set = await add('Zestaw', { type: 'product_bundle', weight: 0 });
  await shop.db.insert(bundleParts).values({ productId: ids.set, partProductId: ids.cup, quantity: 30 });
  ids.file = await add('Mapa', { type: 'product_virtual' });
  ids.sold = await add('Koc', {}, { stock: 0 });
  ids.kayak = await add('Kajak', {}, { status: 'order', unknownDeliveryTime: true });
  ids.clock = await add('Zegar', { weight: 90_000 });
});

beforeEach(async () => {
  await shop.db.delete(closedDays);
  await shop.db.delete(couriers);
  await shop.db.insert(couriers).values([
    {
      name: 'Poczta',
      kind: 'post',
      icon: '/p.svg',
      position: 2,
      prepaidCost: 990,
      days: 6,
      freeFrom: 10_000,
      maxWeight: 10_000,
    },
    {
      name: 'Kurier',
      kind: 'courier',
      icon: '/k.svg',
      position: 1,
      prepaidCost: 1200,
      onDeliveryCost: 0,
      maxWeight: 30_000,
    },
    { name: 'Dawny', kind: 'courier', prepaidCost: 100, enabled: false },
  ]);
  dropCached(shop, ['settings']);
});

const post = async (query: string, cookie = '') => {
  const response = await app.request('/graphql/v1/?query=projector_shipping_fetchShippingTime', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query }),
  });
  expect(response.status).toBe(200);
  return response.json();
};
const MOMENT = 'time { days hours minutes } weekDay weekAmount today';
const TIME = `shippingTime { shippingTime { ${MOMENT} } time unknownTime todayShipmentDeadline }`;
const OPTIONS = `shipping { courier { icon name } prepaid cost { value formatted } deliveryTime { ${MOMENT} } }`;
const product = (id: number, more = 'size: "uniw", quantity: 1') => `{ id: ${id}, ${more} }`;
const ask = (products: string, fields: string) =>
  post(`{ shipping(ShippingInput: { mode: product, products: [${products}] }) { ${fields} } }`);
const time = async (products: string) => (await ask(products, TIME)).data.shipping.shippingTime;
const options = async (products: string) => (await ask(products, OPTIONS)).data.shipping.shipping;

describe('the shipping time', () => {
  it('S3.37 S7.44 answers a product exactly', async () => {
    expect(await ask(product(ids.cup), TIME)).toEqual({
      data: {
        shipping: {
          shippingTime: {
            shippingTime: { time: { days: 0, hours: 0, minutes: 0 }, weekDay: 3, weekAmount: 0, today: true },
            time: '2026-05-06 14:00:00',
            unknownTime: false,
            todayShipmentDeadline: '14:00:00',
          },
        },
      },
    });
  });

  it('leaves with the latest product, and with the latest part of a bundle', async () => {
    const pot = 'size: "M", quantity: 1';
    expect((await time(`${product(ids.cup)} ${product(ids.pot, pot)}`)).time).toBe('2026-05-15 14:00:00');
    const parts = `size: "onesize", quantity: 1, bundleParts: [{ id: ${ids.pot}, size: "M" }, { id: ${ids.cup}, size: "uniw" }]`;
    expect(await time(product(ids.set, parts))).toMatchObject({
      time: '2026-05-15 14:00:00',
      todayShipmentDeadline: '',
    });
  });

  it('S9.40 skips the days on which the shop is closed', async () => {
    await shop.db.insert(closedDays).values([{ day: '2026-05-06' }, { day: '2026-05-07' }]);
    dropCached(shop, ['settings']);
    expect(await time(product(ids.cup))).toMatchObject({ time: '2026-05-08 14:00:00' });
  });

  it('S3.37 is unknown when the shop says so, and not computed for what is sold out or not sent', async () => {
    expect(await time(product(ids.kayak))).toEqual({
      shippingTime: null,
      time: '',
      unknownTime: true,
      todayShipmentDeadline: '',
    });
    expect(await time(product(ids.sold))).toBeNull();
    expect(await ask(product(ids.file), `${TIME} ${OPTIONS}`)).toEqual({
      data: { shipping: { shippingTime: null, shipping: null } },
    });
  });
});

describe('the shipping options', () => {
  it('S3.36 S7.45 lists prepaid, then on delivery, with cost and day', async () => {
    const kurier = { icon: '/k.svg', name: 'Kurier' };
    const thursday = { time: { days: 1, hours: 0, minutes: 0 }, weekDay: 4, weekAmount: 0, today: false };
    expect(await options(product(ids.cup))).toEqual([
      { courier: kurier, prepaid: 'prepaid', cost: { value: 12, formatted: '12,00 zł' }, deliveryTime: thursday },
      {
        courier: { icon: '/p.svg', name: 'Poczta' },
        prepaid: 'prepaid',
        cost: { value: 9.9, formatted: '9,90 zł' },
        deliveryTime: { time: { days: 8, hours: 0, minutes: 0 }, weekDay: 4, weekAmount: 1, today: false },
      },
      { courier: kurier, prepaid: 'dvp', cost: { value: 0, formatted: '0,00 zł' }, deliveryTime: thursday },
    ]);
  });

  it('quantity counts for the free limit and for the weight', async () => {
    const named = async (products: string) => {
      const found: { courier: { name: string }; cost: { value: number } }[] = await options(products);
      return found.map(({ courier, cost }) => [courier.name, cost.value]);
    };
    expect(await named(product(ids.cup, 'size: "uniw", quantity: 2'))).toContainEqual(['Poczta', 0]);
    expect(await named(product(ids.pot, 'size: "M", quantity: 1'))).toEqual([
      ['Kurier', 12],
      ['Kurier', 0],
    ]);
    // Thirty cups in one set: twelve kilograms.
    const set = `size: "onesize", quantity: 1, bundleParts: [{ id: ${ids.cup}, size: "uniw" }]`;
    expect(await named(product(ids.set, set))).toEqual([
      ['Kurier', 12],
      ['Kurier', 0],
    ]);
    expect(await options(product(ids.clock))).toBeNull();
    expect(await options(product(ids.kayak))).toHaveLength(3);
  });
});

describe('mode basket', () => {
  it('answers for the caller’s basket, and null for none', async () => {
    const query = `{ shipping(ShippingInput: { mode: basket }) { ${TIME} ${OPTIONS} } }`;
    expect(await post(query)).toEqual({ data: { shipping: null } });
    const { visitor, token } = await createVisitor(shop);
    await addToBasket(shop, visitor.id, { productId: ids.pot, size: 'M', quantity: 2 });
    const { data } = await post(query, `client=${token}`);
    expect(data.shipping.shippingTime.time).toBe('2026-05-15 14:00:00');
    expect(data.shipping.shipping.map(({ prepaid }: { prepaid: string }) => prepaid)).toEqual(['prepaid', 'dvp']);
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown product', '{ id: 999999, size: "uniw", quantity: 1 }'],
    ['a product beyond ids', '{ id: -5, size: "uniw", quantity: 1 }'],
    ['an unknown size', `{ id: 1, size: "\\u0000'; drop", quantity: 1 }`],
  ])('%s is null', async (_case, products) => {
    expect(await ask(products, TIME)).toEqual({ data: { shipping: null } });
  });

  it.each([
    ['{ id: 1, size: "M", quantity: 0 }', 'The quantity must be above zero'],
    ['{ id: 1, size: "M", quantity: -3 }', 'The quantity must be above zero'],
    ['', 'Mode product needs at least one product'],
    [Array(101).fill('{ id: 1, size: "M", quantity: 1 }').join(' '), 'At most 100 products can be asked for'],
    ['{ id: 1, size: "M", quantity: "x" }', 'Float'],
    ['{ id: 99999999999, size: "M", quantity: 1 }', 'Int'],
    ['{ id: 1 }', 'required'],
  ])('%s is refused with a message', async (products, message) => {
    const answer = await ask(products, TIME);
    expect(answer.data?.shipping ?? null).toBeNull();
    expect(answer.errors[0].message).toContain(message);
  });

  it('a quantity of a thousand million finds no courier', async () => {
    expect(await options(product(ids.cup, 'size: "uniw", quantity: 1e9'))).toBeNull();
  });

  it('an unknown mode is refused', async () => {
    const answer = await post(`{ shipping(ShippingInput: { mode: nonsense }) { ${TIME} } }`);
    expect(answer).toMatchObject({ data: null, errors: [{ message: expect.stringContaining('nonsense') }] });
  });
});
