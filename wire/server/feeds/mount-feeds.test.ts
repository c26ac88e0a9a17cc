import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import type { ProductPage, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { getCheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import { ceneoAvailability } from '#modules/sales/feeds/rules/feeds.ts';
import { opaqueImageAddress } from '#platform/images/rules/image-address.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categories, feedMakings, products, sizes } from '#server/shop/schema.ts';
import { mountFeeds } from './mount-feeds.ts';

const { shop } = await testDatabase();
// The demo's own numbers say nothing elsewhere; one size gets one that does.
const WORLDWIDE = '5901234123457';
const [numbered = 0] = (await shop.db.select({ id: sizes.id }).from(sizes).where(eq(sizes.productId, 21))).map(
  ({ id }) => id,
);
await shop.db.update(sizes).set({ gtin: WORLDWIDE }).where(eq(sizes.id, numbered));
const origin = 'https://sklep.example';
const app = new Hono();
mountFeeds(app, { shop, secure: true, origin });

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
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

/** Products sold for a price, read in another way than the feeds do. */
const onSale = await listOnSale();

async function listOnSale(): Promise<{ product: ProductPage; sizes: ProductSize[] }[]> {
  const rows = await shop.db.select({ id: products.id }).from(products);
  const pages = await Promise.all(rows.map(({ id }) => getProductPage(shop, id)));
  return pages
    .flatMap((product) => product ?? [])
    .map((product) => ({
      product,
      sizes: product.sizes.filter(({ status, price }) => status !== 'disable' && price.price > 0),
    }))
    .filter(({ sizes }) => sizes.length > 0);
}

const photosOf = ({ photos }: ProductPage) => photos.map(({ file }) => origin + opaqueImageAddress(file, 1280));

async function deliveryOf({ type, weight }: ProductPage, { price }: ProductSize): Promise<string | undefined> {
  const cost = isDelivered(type) ? (await getCheapestDelivery(shop, price.price, weight)).cost : 0;
  return cost === null ? undefined : toDecimalText(cost);
}

/** Google refuses what has no photo, and what is brought in on order without a day. */
function isTaken({ product, size }: { product: ProductPage; size: ProductSize }): boolean {
  return product.photos.length > 0 && !(size.status === 'order' && size.unknownDeliveryTime);
}

interface GoogleItem extends Record<string, unknown> {
  'g:title'?: string;
  'g:additional_image_link'?: string[];
  'g:shipping'?: Record<string, string>;
}

describe('Google Merchant', () => {
  it('X.31 every size that can be bought is an item with what its page says', async () => {
    const items: GoogleItem[] = (await read('/feeds/google.xml')).rss.channel.item;
    const expected = onSale.flatMap(({ product, sizes }) => sizes.map((size) => ({ product, size }))).filter(isTaken);
    expect(expected.length).toBeLessThan(onSale.flatMap(({ sizes }) => sizes).length);
    expect(items.map((item) => item['g:id']).toSorted()).toEqual(
      expected.map(({ product, size }) => `${product.id}-${size.type}`).toSorted(),
    );
    const byId = new Map(items.map((item) => [item['g:id'], item]));
    for (const { product, size } of expected) {
      const item = byId.get(`${product.id}-${size.type}`);
      const paid = item?.['g:sale_price'] ?? item?.['g:price'];
      expect(paid, product.name).toBe(`${toDecimalText(size.price.price)} PLN`);
      expect(item?.['g:availability']).toBe(size.status === 'enable' ? 'in_stock' : 'backorder');
      expect(Boolean(item?.['g:availability_date'])).toBe(size.status === 'order');
      const chosen = product.sizes.length > 1 ? `#size=${size.type}` : '';
      expect(item?.['g:link']).toBe(origin + product.link + chosen);
      expect(item?.['g:title']?.startsWith(product.name.slice(0, 100))).toBe(true);
      expect(item?.['g:brand']).toBe(product.producer?.name);
      expect([item?.['g:image_link'], ...(item?.['g:additional_image_link'] ?? [])]).toEqual(
        photosOf(product).slice(0, 11),
      );
      expect([item?.['g:gtin'], item?.['g:identifier_exists']]).toEqual(
        size.gtin === WORLDWIDE ? [WORLDWIDE, undefined] : [undefined, 'no'],
      );
      expect(item?.['g:size']).toBe(product.sizes.length > 1 ? size.name : undefined);
      expect(item?.['g:product_type']).toBe(product.path.map(({ name }) => name).join(' > '));
      const cost = await deliveryOf(product, size);
      expect(item?.['g:shipping']).toEqual(cost && { 'g:country': 'PL', 'g:price': `${cost} PLN` });
      expect(Boolean(item?.['g:unit_pricing_measure'])).toBe(size.price.unitPrice !== null);
    }
  });

  it('X.31 clothes say for whom they are and of what colour, by their traits', async () => {
    const items: GoogleItem[] = (await read('/feeds/google.xml')).rss.channel.item;
    const byId = new Map(items.map((item) => [item['g:id'], item]));
    const said = new Set<unknown>();
    for (const { product, sizes } of onSale) {
      const item = byId.get(`${product.id}-${sizes[0]?.type}`);
      const wearer = product.traits.find(({ name }) => name === 'Dla kogo');
      const colour = product.traits.find(({ name }) => name === 'Kolor');
      if (!item) continue;
      expect(Boolean(item['g:gender']), product.name).toBe(wearer !== undefined);
      expect(Boolean(item['g:age_group']), product.name).toBe(wearer !== undefined);
      if (colour) expect(item['g:color'], product.name).toBeDefined();
      said.add(item['g:gender']);
    }
    expect(said).toEqual(new Set([undefined, 'female', 'male', 'unisex']));
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

  it('X.31 a reduction says until when it lasts, where that is known', async () => {
    const items: Record<string, string>[] = (await read('/feeds/google.xml')).rss.channel.item;
    const ending = await shop.db.select().from(products).where(sql`promotion_until > now()`);
    const dated = items.filter((item) => item['g:sale_price_effective_date'] !== undefined);
    expect(dated.map((item) => item['g:id'])).toContain('21-uniw');
    for (const item of dated) {
      const [since = '', until = ''] = item['g:sale_price_effective_date']?.split('/') ?? [];
      const product = ending.find(({ id }) => item['g:id']?.startsWith(`${id}-`));
      expect(until).toBe(`${product?.promotionUntil?.toISOString().slice(0, 16)}Z`);
      expect(Date.parse(since)).toBeLessThan(Date.parse(until));
      expect(item).toHaveProperty('g:sale_price');
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

interface CeneoOffer extends Record<string, unknown> {
  imgs?: { main: { url: string }; i?: { url: string }[] };
  attrs?: { a?: { name: string; '#text': string }[] };
}

/** The nearest name Ceneo has for the product's category; the path of our own without one. */
async function listCeneoCategories(): Promise<(product: ProductPage) => string> {
  const rows = await shop.db.select({ id: categories.id, name: categories.ceneoCategory }).from(categories);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ path }) => {
    const named = path.flatMap(({ id }) => names.get(id) ?? []);
    return named.at(-1) ?? path.map(({ name }) => name).join('/');
  };
}

describe('Ceneo', () => {
  it('X.32 every product that can be bought is an offer at its lowest price, with what its page says', async () => {
    const offers: CeneoOffer[] = (await read('/feeds/ceneo.xml')).offers.o;
    const categoryOf = await listCeneoCategories();
    expect(offers.map(({ id }) => Number(id))).toEqual(
      onSale.map(({ product }) => product.id).toSorted((a, b) => a - b),
    );
    const byId = new Map(offers.map((offer) => [Number(offer.id), offer]));
    for (const { product, sizes } of onSale) {
      const offer = byId.get(product.id);
      expect(offer?.price, product.name).toBe(toDecimalText(Math.min(...sizes.map(({ price }) => price.price))));
      expect(offer?.url).toBe(origin + product.link);
      expect(offer?.name).toBe(product.name);
      const codes = sizes.map(({ status, ...size }) =>
        ceneoAvailability({ ...size, status: status === 'order' ? 'order' : 'enable' }),
      );
      expect(offer?.avail).toBe(String(Math.min(...codes)));
      const amounts = sizes.map(({ amount }) => amount);
      const isUnlimited = amounts.some((amount) => amount < 0);
      expect(offer?.stock).toBe(isUnlimited ? undefined : String(Math.floor(amounts.reduce((sum, one) => sum + one))));
      expect(offer?.cat).toBe(categoryOf(product));
      expect([offer?.imgs?.main, ...(offer?.imgs?.i ?? [])].flatMap((image) => image?.url ?? [])).toEqual(
        photosOf(product),
      );
      const [cheapest] = sizes.toSorted((a, b) => a.price.price - b.price.price);
      const said = Object.fromEntries(offer?.attrs?.a?.map(({ name, '#text': text }) => [name, text]) ?? []);
      expect(said.Producent).toBe(product.producer?.name);
      expect(said.EAN).toBe(cheapest?.gtin === WORLDWIDE ? WORLDWIDE : undefined);
      expect(said['Koszt dostawy']).toBe(cheapest && (await deliveryOf(product, cheapest)));
      // The shop's own code is nothing to compare offers by.
      expect(said).not.toHaveProperty('Kod_producenta');
    }
  });
});

describe('both', () => {
  it('O.30 a feed read to its end says so, with how much it held; one broken off does not', async () => {
    await shop.db.delete(feedMakings);
    await (await app.request('/feeds/google.xml')).body?.cancel();
    expect(await shop.db.$count(feedMakings)).toBe(0);
    const offers: unknown[] = (await read('/feeds/ceneo.xml')).offers.o;
    expect(await shop.db.select().from(feedMakings)).toMatchObject([
      { feed: 'ceneo', products: offers.length, items: offers.length },
    ]);
  });

  it('X.31 X.32 are compressed for readers that accept it, with the same content', async () => {
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
    expect((await readAll('/feeds/google.xml')).status).toBe(200);
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  });
});
