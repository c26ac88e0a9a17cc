import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { couriers, photos, producers } from '#server/shop/schema.ts';
import { mountProjector } from './mount-projector.ts';
import { writeRebateNumber } from './write-size-prices.ts';

// Wednesday, 9:00 in Warsaw.
const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-05-06T07:00:00Z') });
const app = new Hono();
mountProjector(app, { shop, secure: false });

const ids = { cup: 0, boots: 0, rope: 0, phone: 0, coffee: 0, file: 0, sold: 0, red: 0, blue: 0 };

beforeAll(async () => {
  const categoryId = await addCategory(shop, 'Wszystko');
  await shop.db.insert(producers).values({ id: 1, name: 'Ceramika', slug: 'ceramika' });
  await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1200, freeFrom: 20_000 });
  ids.cup = await addProduct(shop, {
    name: 'Kubek',
    code: 'K-1',
    categoryId,
    producerId: 1,
    sizes: [
      {
        price: 2460,
        regularPrice: 2990,
        reducedSince: new Date('2026-05-01T00:00:00Z'),
        suggestedPrice: 3500,
        pointsReceived: 2,
        history: [{ price: 2600, since: new Date('2026-04-01T00:00:00Z') }],
      },
    ],
  });
  ids.boots = await addProduct(shop, {
    name: 'Buty',
    categoryId,
    sizes: [
      { type: '41', name: '41', price: 19_900, stock: 0 },
      { type: '42', name: '42', price: 20_000, stock: -1, amountMin: 2, amountMax: 8 },
      { type: '43', name: '43', status: 'order', stock: 0, unknownDeliveryTime: true },
    ],
  });
  ids.rope = await addProduct(shop, {
    name: 'Lina',
    categoryId,
    unit: 'm',
    unitSellby: 0.1,
    unitPrecision: 1,
    sizes: [
      {
        price: 1000,
        tiers: [
          { threshold: 5, value: 10 },
          { threshold: 10, value: 20 },
        ],
      },
    ],
  });
  ids.phone = await addProduct(shop, {
    name: 'Dom',
    categoryId,
    sizes: [{ price: 99_900, regularPrice: 120_000, phonePrice: true, basketEnable: true, points: 100 }],
  });
  ids.coffee = await addProduct(shop, {
    name: 'Kawa',
    categoryId,
    subscriptionDays: [30],
    subscriptionRebatePercent: 10,
    sizes: [{ price: 5000 }],
  });
  const blanket = { name: 'Koc', categoryId, versionGroup: 1 };
  ids.red = await addProduct(shop, { ...blanket, code: 'KOC-1', versionName: 'czerwony', photo: 'koc.jpg' });
  ids.blue = await addProduct(shop, {
    ...blanket,
    name: 'Koc w kratę',
    versionName: 'niebieski',
    sizes: [{ stock: 0 }],
  });
  await shop.db.insert(photos).values({ productId: ids.red, position: 0, file: 'koc.jpg', width: 1200, height: 900 });
  ids.file = await addProduct(shop, { name: 'Mapa GPX', categoryId, type: 'product_virtual' });
});

const get = async (query: string) => {
  const response = await app.request(`/ajax/projector.php?${query}`);
  expect(response.status).toBe(200);
  return response.json();
};
const DETAILS = 'sizeavailability,sizedelivery,sizeprices';

describe('get=sizes', () => {
  it('S3.04 S3.05 S3.10 S7.15 S7.16 answers the product with its items as an array with types', async () => {
    expect(await get(`action=get&product=${ids.cup}&get=sizes`)).toEqual({
      sizes: {
        id: ids.cup,
        product_id: ids.cup,
        currency: 'PLN',
        name: 'Kubek',
        code: 'K-1',
        link: `/produkt/${ids.cup}/kubek`,
        product_type: 'product',
        amount: 5,
        unit: 'szt.',
        unit_plural: 'szt.',
        unit_sellby: 1,
        unit_precision: '0',
        for_points: 'false',
        order_quantity_range: {
          max_quantity_per_order: 0,
          max_size_quantity_per_order: 0,
          min_quantity_per_order: 0,
          min_size_quantity_per_order: 0,
          minimum_quantity_subscription: 0,
        },
        taxes: { vat: '23.0' },
        firm: { name: 'Ceramika', productsLink: '/producent/1/ceramika' },
        items: [
          {
            id: 'uniw',
            unit: 'szt.',
            unit_plural: 'szt.',
            type: 'uniw',
            priority: '0',
            name: 'uniwersalny',
            description: 'uniwersalny',
            amount: 5,
            amount_mm: 0,
            amount_mo: 0,
            phone_price: 'false',
            gratis: 'false',
            rebateNumber: [],
            prices: { price: 24.6, price_net: 20, price_retail: 24.6, price_wholesale: 24.6 },
          },
        ],
      },
    });
  });

  it('S3.11 S3.12 S3.19 gives amounts, limits and tiers', async () => {
    const { sizes: boots } = await get(`product=${ids.boots}&get=sizes`);
    expect(boots.amount).toBe(-1);
    expect(boots.items).toMatchObject([
      { type: '41', amount: 0 },
      { type: '42', amount: -1, amount_mm: 2, amount_mo: 8 },
      { type: '43', amount: -1 },
    ]);
    const { sizes: rope } = await get(`get=sizes&product=${ids.rope}`);
    expect(rope).toMatchObject({ unit: 'm', unit_sellby: 0.1, unit_precision: '1' });
    expect(rope.items[0].rebateNumber).toEqual([
      { threshold: '5.00', threshold_end: '10.00', value: '10' },
      { threshold: '10.00', threshold_end: '', value: '20' },
    ]);
  });

  it('S3.14 keeps a phone price to itself', async () => {
    const { sizes } = await get(`product=${ids.phone}&get=sizes`);
    expect(sizes.items[0]).toMatchObject({ phone_price: 'true', prices: { price: 0, price_net: 0 } });
  });
});

describe('size details', () => {
  it('S3.21 S3.22 S3.23 S3.24 S3.25 S3.27 S3.28 S3.29 S7.17 S7.18 X.38 answers availability, delivery and prices exactly', async () => {
    expect(await get(`action=get&product=${ids.cup}&size=uniw&get=${DETAILS}`)).toEqual({
      sizeavailability: {
        visible: 'y',
        status: 'enable',
        status_description: '',
        status_gfx: '/status/enable.svg',
        status_description_tel: '',
        status_gfx_tel: '',
        delivery_date: '',
        delivery_days_undefined: 'false',
        shipping_time: {
          today: 'true',
          days: '0',
          hours: '0',
          minutes: '0',
          week_day: '3',
          week_amount: '0',
          time: '2026-05-06 14:00:00',
          today_shipment_deadline: '14:00:00',
          unknown_time: 'false',
        },
        delay_time: { unknown_delivery_time: 'false' },
      },
      sizedelivery: { undefined: 'false', shipping: '12.00', limitfree: '200.00' },
      sizeprices: {
        value: '24.60',
        price_formatted: '24,60 zł',
        price_net: '20.00',
        price_net_formatted: '20,00 zł',
        srp: '35.00',
        srp_formatted: '35,00 zł',
        srp_net: '28.46',
        srp_net_formatted: '28,46 zł',
        maxprice: '29.90',
        maxprice_formatted: '29,90 zł',
        maxprice_net: '24.31',
        maxprice_net_formatted: '24,31 zł',
        omnibus_price: '26.00',
        omnibus_price_formatted: '26,00 zł',
        omnibus_price_net: '21.14',
        omnibus_price_net_formatted: '21,14 zł',
        yousave: '1.40',
        yousave_formatted: '1,40 zł',
        yousave_net: '1.14',
        yousave_net_formatted: '1,14 zł',
        yousave_percent: '5',
        points: '0',
        points_recive: '2',
      },
    });
  });

  it.each(['size=uniw', 'size=onesize', ''])('S3.08 finds the universal size by %j', async (size) => {
    const { sizeprices } = await get(`product=${ids.cup}&${size}&get=sizeprices`);
    expect(sizeprices.value).toBe('24.60');
  });

  it('S7.20 S7.21 answers prices alone with two empty objects', async () => {
    const answer = await get(`product=${ids.cup}&size=uniw&get=sizeprices`);
    expect(answer).toMatchObject({ sizeavailability: {}, sizedelivery: {} });
    expect(Object.keys(answer.sizeavailability)).toEqual([]);
  });

  it('S3.33 the subscription has its own price', async () => {
    const price = async (more: string) =>
      (await get(`product=${ids.coffee}&size=uniw&get=sizeprices${more}`)).sizeprices.value;
    expect([await price(''), await price('&subscription=1'), await price('&subscription=0')]).toEqual([
      '50.00',
      '45.00',
      '50.00',
    ]);
  });

  it('S3.31 lists every tier and names the next one', async () => {
    const { sizeprices } = await get(`product=${ids.rope}&get=sizeprices`);
    expect(sizeprices.rebateNumber).toEqual({
      items: [
        {
          left: '5.00',
          threshold: '5.00',
          price: '9.00',
          price_net: '7.32',
          price_formatted: '9,00 zł',
          price_net_formatted: '7,32 zł',
        },
        {
          left: '10.00',
          threshold: '10.00',
          price: '8.00',
          price_net: '6.50',
          price_formatted: '8,00 zł',
          price_net_formatted: '6,50 zł',
        },
      ],
      nextleft: '5.00',
      nextthreshold: '5.00',
      nextprice: '9.00',
      nextprice_net: '7.32',
      nextprice_formatted: '9,00 zł',
      nextprice_net_formatted: '7,32 zł',
    });
  });

  it('S3.31 names the last tier as the next one when the basket holds more than all of them', () => {
    const tiers = [
      { threshold: 5, value: 10 },
      { threshold: 10, value: 20 },
    ];
    const written = writeRebateNumber(tiers, (quantity) => 1000 - 10 * quantity, 12, {
      vatPermille: 230,
    });
    expect(written).toMatchObject({ nextleft: '0.00', nextthreshold: '10.00', nextprice: '9.00' });
  });

  it('S3.20 S3.16 sold out, and on order with an unknown time', async () => {
    const sold = await get(`product=${ids.boots}&size=41&get=sizeavailability`);
    expect(sold.sizeavailability).toMatchObject({ status: 'disable', delivery_days_undefined: 'true' });
    const ordered = await get(`product=${ids.boots}&size=43&get=sizeavailability`);
    expect(ordered.sizeavailability).toMatchObject({
      status: 'order',
      delivery_days_undefined: 'true',
      delay_time: { unknown_delivery_time: 'true' },
    });
  });

  it('S3.30 a phone price for the basket is free and says y', async () => {
    const { sizeprices } = await get(`product=${ids.phone}&get=sizeprices`);
    expect(sizeprices).toEqual({
      value: '0.00',
      price_formatted: '0,00 zł',
      price_net: '0.00',
      price_net_formatted: '0,00 zł',
      points: '100',
      points_recive: '0',
      basket_enable: 'y',
    });
  });

  it('S3.15 delivery is free from the limit on and undefined for what is not sent', async () => {
    const dear = await get(`product=${ids.boots}&size=42&get=sizedelivery`);
    expect(dear.sizedelivery).toEqual({ undefined: 'false', shipping: '0.00', limitfree: '200.00' });
    const file = await get(`product=${ids.file}&get=sizedelivery`);
    expect(file.sizedelivery.undefined).toBe('true');
  });
});

describe('the tokens of contract 2.9', () => {
  it('size names one size with its amount as a number', async () => {
    const answer = await get(`product=${ids.boots}&size=42&get=sizeprices,size,sizeavailability`);
    expect(answer).toMatchObject({
      size: { type: '42', amount: -1 },
      sizeprices: { value: '200.00' },
      sizeavailability: { status: 'enable' },
    });
    expect(await get(`product=${ids.boots}&size=99&get=size`)).toEqual({ size: null });
  });

  it('sizeprices before a size is chosen has the price that the product shows', async () => {
    const answer = await get(`product=${ids.boots}&get=sizeprices,multiversions,sizes,pictures,bundle`);
    expect(answer.sizeprices.value).toBe('24.60');
    expect(answer).toMatchObject({ multiversions: [], pictures: {}, bundle: [], sizes: { id: ids.boots } });
  });

  it('product, pictures, versions and multiversions describe the product and the colours it comes in', async () => {
    const link = `/produkt/${ids.red}/koc`;
    const answer = await get(`product=${ids.red}&get=product,pictures,versions,multiversions`);
    expect(answer).toEqual({
      product: {
        id: ids.red,
        name: 'Koc',
        code: 'KOC-1',
        link,
        product_type: 'product',
        description: '',
        icon: 'obraz/160/koc.jpg',
      },
      pictures: {
        1: {
          data: {
            icon: '/obraz/640/koc.jpg',
            icon_small: '/obraz/160/koc.jpg',
            photo: '/obraz/1600/koc.jpg',
            width: 1200,
            height: 900,
          },
        },
      },
      versions: {
        name: 'czerwony',
        items: [
          expect.objectContaining({
            id: ids.red,
            name: 'czerwony',
            link,
            product_name: 'Koc',
            gfx: expect.any(String),
          }),
          expect.objectContaining({ id: ids.blue, product_name: 'Koc w kratę', product_icon: expect.any(String) }),
        ],
      },
      multiversions: [
        {
          id: 1,
          items: {
            [ids.red]: expect.objectContaining({ disabled: false, products: [{ product_id: ids.red, url: link }] }),
            [ids.blue]: expect.objectContaining({ values_id: String(ids.blue), disabled: true }),
          },
        },
      ],
    });
  });
});

describe('bad input', () => {
  it.each(['product=999999', 'product=-1', 'product=1e3', 'product=99999999999', 'product=', '', 'product=abc'])(
    'answers null for %j',
    async (query) => {
      expect(await get(`${query}&get=sizes`)).toBeNull();
    },
  );

  it('answers null fields for a size the product does not have', async () => {
    expect(await get(`product=${ids.boots}&size=99&get=${DETAILS}`)).toEqual({
      sizeavailability: null,
      sizedelivery: null,
      sizeprices: null,
    });
  });

  it('takes any order, unknown words, spaces and a second question mark', async () => {
    const answer = await get(`product=${ids.cup}?size=uniw&get=nonsense, sizeprices ,sizes`);
    expect(answer.sizeprices.value).toBe('24.60');
    expect(answer.sizes.id).toBe(ids.cup);
    expect(await get(`product=${ids.cup}&get=nonsense`)).toEqual({});
    expect(await get(`product=${ids.cup}`)).toEqual({});
  });

  it('also answers a post without a body, and refuses other methods', async () => {
    const address = `/ajax/projector.php?product=${ids.cup}&get=sizes`;
    expect((await app.request(address, { method: 'POST' })).status).toBe(200);
    const refused = await app.request(address, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await refused.json()).toEqual({ error: 'method-not-allowed' });
  });
});

describe('a failure', () => {
  it('is logged with its reason and without what was asked', async () => {
    const logged: unknown[][] = [];
    const log = { ...shop.log, error: (...line: unknown[]) => void logged.push(line) };
    const db = new Proxy(shop.db, {
      get() {
        throw new Error('no database');
      },
    });
    const broken = new Hono();
    mountProjector(broken, { shop: { ...shop, db, log }, secure: false });
    const response = await broken.request(`/ajax/projector.php?product=${ids.cup}&get=sizes&email=ala@example.com`);
    expect([response.status, await response.json()]).toEqual([500, { error: 'internal' }]);
    expect(logged).toEqual([[{ err: new Error('no database') }, 'a projector call failed']]);
  });
});
