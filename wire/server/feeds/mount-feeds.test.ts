import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { ProductPage, ProductSize } from '#rules/catalogue/product-page.ts';
import { toDecimalText } from '#rules/money/decimal-text.ts';
import { getProductPage } from '#shop/catalogue/index.ts';
import { categories, products } from '#shop/db/schema.ts';
import { testDatabase } from '#shop/db/testing/test-database.ts';
import { mountFeeds } from './mount-feeds.ts';

const { shop } = await testDatabase();
const origin = 'https://sklep.example';
const app = new Hono();
mountFeeds(app, { shop, secure: true, origin });

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false, parseAttributeValue: false },
  isArray: (name) => ['item', 'o', 'a', 'i', 'g:additional_image_link'].includes(name),
});
const read = async (path: string) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text);
};

const readAll = async (path: string) => {
  const response = await app.request(path);
  await response.arrayBuffer();
  return response;
};

/** What the shop's own pages sell for a price, read another way than the feeds do. */
const onSale = await readOnSale();

async function readOnSale(): Promise<{ product: ProductPage; sizes: ProductSize[] }[]> {
  const rows = await shop.db.select({ id: products.id, forPoints: products.forPoints }).from(products);
  const pages = await Promise.all(rows.filter((row) => !row.forPoints).map(({ id }) => getProductPage(shop, id)));
  return pages
    .flatMap((product) => product ?? [])
    .map((product) => ({
      product,
      sizes: product.sizes.filter(({ status, price }) => status !== 'disable' && price.price > 0),
    }))
    .filter(({ sizes }) => sizes.length > 0);
}

describe('Google Merchant', () => {
  it('X.31 every size that can be bought is an item with the price, stock and photos of its page', async () => {
    const items: Record<string, string>[] = (await read('/feeds/google.xml')).rss.channel.item;
    const expected = onSale.flatMap(({ product, sizes }) => sizes.map((size) => ({ product, size })));
    expect(items.map((item) => item['g:id']).toSorted()).toEqual(
      expected.map(({ product, size }) => `${product.id}-${size.type}`).toSorted(),
    );
    const byId = new Map(items.map((item) => [item['g:id'], item]));
    for (const { product, size } of expected) {
      const item = byId.get(`${product.id}-${size.type}`);
      const paid = item?.['g:sale_price'] ?? item?.['g:price'];
      expect(paid, product.name).toBe(`${toDecimalText(size.price.price)} PLN`);
      expect(item?.['g:availability']).toBe(size.status === 'enable' ? 'in_stock' : 'backorder');
      expect(item?.['g:link']).toBe(origin + product.link);
      expect(item?.['g:title']?.startsWith(product.name.slice(0, 100))).toBe(true);
      expect(item?.['g:brand']).toBe(product.producer?.name);
      expect(Boolean(item?.['g:image_link'])).toBe(product.photos.length > 0);
      expect(Boolean(item?.['g:unit_pricing_measure'])).toBe(size.price.unitPrice !== null);
    }
  });

  it('X.31 a reduction is counted from the lowest price of the 30 days before it', async () => {
    const items: Record<string, string>[] = (await read('/feeds/google.xml')).rss.channel.item;
    const reduced = onSale.flatMap(({ product, sizes }) =>
      sizes.flatMap(({ type, price }) =>
        price.lowestPrice30 === null ? [] : [{ id: `${product.id}-${type}`, price }],
      ),
    );
    expect(reduced.length).toBeGreaterThan(0);
    for (const { id, price } of reduced) {
      const item = items.find((one) => one['g:id'] === id);
      const lowest = Math.min(price.lowestPrice30 ?? 0, price.regularPrice ?? 0);
      const isReduction = lowest > price.price;
      expect(item?.['g:price'], id).toBe(`${toDecimalText(isReduction ? lowest : price.price)} PLN`);
      expect(item?.['g:sale_price'] !== undefined).toBe(isReduction);
    }
  });

  it('X.31 a category without a number in the taxonomy takes that of the one above', async () => {
    await shop.db.update(categories).set({ googleCategory: null, ceneoCategory: null });
    await shop.db.update(categories).set({ googleCategory: 166 }).where(eq(categories.level, 1));
    const items: Record<string, string>[] = (await read('/feeds/google.xml')).rss.channel.item;
    expect(new Set(items.map((item) => item['g:google_product_category']))).toEqual(new Set(['166']));
    expect(items.every((item) => item['g:product_type']?.includes(' > '))).toBe(true);
  });
});

describe('Ceneo', () => {
  it('X.32 every product that can be bought is an offer at its lowest price', async () => {
    const offers: Record<string, string>[] = (await read('/feeds/ceneo.xml')).offers.o;
    expect(offers.map(({ id }) => Number(id))).toEqual(
      onSale.map(({ product }) => product.id).toSorted((a, b) => a - b),
    );
    const byId = new Map(offers.map((offer) => [Number(offer.id), offer]));
    for (const { product, sizes } of onSale) {
      const offer = byId.get(product.id);
      expect(offer?.price, product.name).toBe(toDecimalText(Math.min(...sizes.map(({ price }) => price.price))));
      expect(offer?.url).toBe(origin + product.link);
      expect(offer?.name).toBe(product.name);
      expect(['1', '3', '7', '14', '99', '110']).toContain(offer?.avail);
    }
  });
});

describe('both', () => {
  it('X.31 X.32 travel packed to whoever takes it, as the same bytes', async () => {
    const packed = await app.request('/feeds/ceneo.xml', { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const plain = await (await app.request('/feeds/ceneo.xml')).text();
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
  });

  it('a third reader at once waits, and a reader that leaves makes room', async () => {
    const readers = [await app.request('/feeds/google.xml'), await app.request('/feeds/ceneo.xml')];
    const third = await app.request('/feeds/google.xml');
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '60']);
    for (const reader of readers) await reader.body?.cancel();
    await expect.poll(async () => (await readAll('/feeds/google.xml')).status).toBe(200);
  });

  it('HEAD reads nothing', async () => {
    const asked = vi.spyOn(shop.pool, 'query');
    for (let reader = 0; reader < 3; reader += 1) {
      const response = await app.request('/feeds/google.xml', { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
    expect(asked).not.toHaveBeenCalled();
    // And it takes nobody's place.
    expect((await readAll('/feeds/google.xml')).status).toBe(200);
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  });
});
