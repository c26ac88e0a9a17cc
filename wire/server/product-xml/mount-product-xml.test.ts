import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { bundleParts, couriers, producers } from '#server/shop/schema.ts';
import { mountProductXml } from './mount-product-xml.ts';

// Wednesday, 9:00 in Warsaw.
const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-05-06T07:00:00Z') });
const app = new Hono();
mountProductXml(app, { shop, secure: false });
const ids = { cup: 0, boots: 0, blue: 0 };

beforeAll(async () => {
  const categoryId = await addCategory(shop, 'Wszystko');
  await shop.db.insert(producers).values({ id: 1, name: 'Ceramika & <Synowie>', slug: 'ceramika' });
  await shop.db.insert(couriers).values({ name: 'Kurier', kind: 'courier', prepaidCost: 1200, freeFrom: 20_000 });
  ids.cup = await addProduct(shop, {
    name: 'Kubek "Duży" & <mały>',
    slug: 'kubek',
    code: "K'1",
    categoryId,
    producerId: 1,
    isNew: true,
    description: '<p>Dobry &amp; tani</p>',
    maxQuantityPerOrder: 4,
    promotionUntil: new Date('2026-05-10T10:00:00Z'),
    sizes: [{ price: 2460, regularPrice: 2990, reducedSince: new Date('2026-05-01T00:00:00Z'), amountMin: 2 }],
  });
  const boots = { categoryId, versionGroup: 1, unit: 'para', unitPlural: 'pary' };
  ids.boots = await addProduct(shop, {
    ...boots,
    name: 'Buty',
    versionName: 'Zielony',
    sizes: [
      { type: '41', name: '41', price: 19_900, stock: 0 },
      { type: '42', name: '42', price: 20_000, stock: -1, tiers: [{ threshold: 3, value: 10 }] },
    ],
  });
  ids.blue = await addProduct(shop, { ...boots, name: 'Buty niebieskie', slug: 'buty', versionName: 'Niebieski' });
});

const ask = (query: string, init?: RequestInit) => app.request(`/projector.php?${query}`, init);
const XML = 'shop_xml=true&getProductXML=true';
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'size' });
const read = async (id: number) => {
  const response = await ask(`product=${id}&${XML}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { page } = parser.parse(text).shop;
  expect(page.type).toBe('projector');
  return page.projector.product;
};

describe('the product XML', () => {
  it('S7.22 S7.23 writes attributes, unit, limits and price of the product, escaped', async () => {
    const product = await read(ids.cup);
    // Readers ask whether it is there, not what it says.
    expect(product).not.toHaveProperty('for_points');
    expect(product).toMatchObject({
      id: String(ids.cup),
      product_type: 'product',
      code: "K'1",
      link: `/produkt/${ids.cup}/kubek`,
      new: 'y',
      discount: 'y',
      name: 'Kubek "Duży" & <mały>',
      description: '<p>Dobry &amp; tani</p>',
      firm: { name: 'Ceramika & <Synowie>', productslink: '/producent/1/ceramika' },
      sizes: {
        unit: 'szt.',
        unit_single: 'szt.',
        unit_plural: 'szt.',
        unit_sellby: '1',
        unit_precision: '0',
        stocks_link: `/produkt/${ids.cup}/kubek/sklepy`,
      },
      order_quantity_range: { max_quantity_per_order: 4 },
      price: {
        value: '24.60',
        price_net: '20.00',
        maxprice: '29.90',
        promotiontilldate: '2026-05-10',
        promotiontillhour: '12:00',
      },
    });
    expect(product).not.toHaveProperty('promotion');
  });

  it('S7.23 a size has amount, availability, delivery and price', async () => {
    const { sizes } = await read(ids.cup);
    expect(sizes.size).toEqual([
      {
        type: 'uniw',
        description: 'uniwersalny',
        amount: '5',
        amount_mm: '2',
        amount_mo: '0',
        amount_mw: '0',
        amount_mp: '0',
        selected: 'true',
        phone_price: 'false',
        gratis: 'false',
        code_producer: '',
        availability: {
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
        delivery: { undefined: 'false', shipping: '12.00', limitfree: '200.00' },
        price: expect.objectContaining({ value: '24.60', price_formatted: '24,60 zł', omnibus_price: '29.90' }),
      },
    ]);
  });

  it('S7.23 several sizes, tiers and versions', async () => {
    const { sizes, versions } = await read(ids.boots);
    expect(sizes.prices).toMatchObject({ minprice: '199.00', maxprice: '200.00', maxprice_formatted: '200,00 zł' });
    expect(sizes.size).toMatchObject([
      { type: '41', amount: '0', availability: { status: 'disable' } },
      {
        type: '42',
        amount: '-1',
        price: { rebateNumber: { nextthreshold: '3.00', rebate: { threshold: '3.00', price: '180.00' } } },
      },
    ]);
    expect(sizes.size[0]).not.toHaveProperty('selected');
    expect(versions).toMatchObject({ count: '2' });
    expect(versions.version).toMatchObject([
      { id: String(ids.boots), name: 'Zielony', product_name: 'Buty', selected: 'true' },
      { id: String(ids.blue), name: 'Niebieski', product_name: 'Buty niebieskie', link: `/produkt/${ids.blue}/buty` },
    ]);
    expect(versions.version[0].size).toEqual(sizes.size);
    expect(versions.version[1]).not.toHaveProperty('size');
  });

  it('S7.23 the sizes are in `sizes` and below the own version, and the units in both elements', async () => {
    for (const id of [ids.cup, ids.boots]) {
      const { sizes, sizes_version, versions } = await read(id);
      const own = [versions.version].flat().find((version) => version.id === String(id));
      expect(own.size).toEqual(sizes.size);
      const { unit, unit_single, unit_plural, unit_sellby, unit_precision, stocks_link } = sizes;
      expect(sizes_version).toEqual({ unit, unit_single, unit_plural, unit_sellby, unit_precision, stocks_link });
    }
    const { sizes_version, versions } = await read(ids.cup);
    expect(sizes_version.unit).toBe('szt.');
    expect(versions).toMatchObject({ count: '0', version: { product_name: 'Kubek "Duży" & <mały>', available: 'y' } });
  });
});

it('S3.18 the XML of a bundle has the saving against its parts', async () => {
  const categoryId = await addCategory(shop, 'Zestawy');
  const set = await addProduct(shop, {
    name: 'Zestaw',
    categoryId,
    type: 'product_bundle',
    sizes: [{ price: 4000 }],
  });
  await shop.db.insert(bundleParts).values({ productId: set, partProductId: ids.cup, quantity: 2 });
  const { bundle_price } = await read(set);
  expect(bundle_price).toMatchObject({ amount_diff_gross: '9.20', price_gross: '49.20' });
});

describe('bad input', () => {
  it.each(['product=999999', 'product=-1', 'product=1e3', 'product=99999999999', 'product=', 'product=%00', ''])(
    '%j has no XML',
    async (query) => {
      const response = await ask(`${query}&${XML}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<shop><page type="noproduct"/></shop>');
    },
  );

  it('other methods are refused', async () => {
    const refused = await ask(`product=${ids.cup}&${XML}`, { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
  });
});

describe('the old address', () => {
  it.each(['', '&size=uniw', '&getProductXML=false'])('S2.02 goes to the product’s own: %j', async (more) => {
    const response = await ask(`product=${ids.cup}${more}`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `/produkt/${ids.cup}/kubek`]);
  });

  it('leaves what the shop does not have to the pages', async () => {
    expect((await ask('product=999999')).status).toBe(404);
  });
});
