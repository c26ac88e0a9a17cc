import { expect, it } from 'vitest';
import { itemList } from '#modules/catalogue/listing/storefront/listing-screen.tsx';
import { productJsonLd } from '#modules/catalogue/product-page/storefront/seo/product-json-ld.ts';
import type { ProductPage, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { blogPosting } from '#modules/content/pages/storefront/articles/blog-posting.ts';
import { listPlaces } from '#modules/sales/delivery/server/index.ts';
import { storeList } from '#modules/sales/delivery/storefront/stores/store-list.ts';
import { breadcrumbList } from '#platform/seo/storefront/json-ld.tsx';
import { organization } from '#platform/seo/storefront/organization-data.tsx';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products } from '#server/shop/schema.ts';
import { checkSchema } from './check-schema.ts';

const { shop } = await testDatabase();
const origin = 'https://sklep.example';

it('X.13 every product of the demo shop is a valid Product with its offers and rating', async () => {
  const rows = await shop.db.select({ id: products.id }).from(products);
  const pages = (await Promise.all(rows.map(({ id }) => getProductPage(shop, id)))).flatMap((page) => page ?? []);
  expect(pages.length).toBeGreaterThan(400);
  for (const priceType of ['gross', 'net'] as const) {
    const around = { origin, shopName: 'Polana', priceType, deliveryCost: 990, returnDays: 30 };
    const written = pages.map((page) => productJsonLd(page as ProductPage, around));
    for (const [index, data] of written.entries()) expect(checkSchema(data), pages[index]?.name).toEqual([]);
    const rated = pages.filter(({ rating }) => rating.count > 0);
    expect(rated.length).toBeGreaterThan(100);
    expect(JSON.stringify(written).match(/"@type":"AggregateRating"/g)).toHaveLength(rated.length);
    expect(JSON.stringify(written).match(/"@type":"Offer"/g)?.length).toBeGreaterThan(pages.length / 2);
  }
});

it('X.14 breadcrumbs and lists of products are valid', () => {
  const crumbs = [{ label: 'Strona główna', to: '/' }, { label: 'Buty' }];
  expect(checkSchema(breadcrumbList(crumbs, origin))).toEqual([]);
  const cards = [{ name: 'Buty', link: '/produkt/1/buty' }];
  expect(checkSchema(itemList({ products: cards, page: 1, perPage: 24, cards: 1, origin }))).toEqual([]);
});

it('X.13 the shop itself and its blog entries are valid', () => {
  expect(checkSchema(organization({ origin, settings: shop.settings }))).toEqual([]);
  const entry = {
    title: 'Szlak',
    lead: 'Dokąd?',
    link: '/blog/1/szlak',
    photo: 'a.webp',
    date: '2026-05-06',
    author: 'Jan',
  };
  expect(checkSchema(blogPosting(entry, { origin, name: 'Polana' }))).toEqual([]);
});

it('the shops of the demo are valid, each with its opening hours', async () => {
  const list = storeList(await listPlaces(shop), { origin, name: 'Polana', brandFolder: '/brand' });
  expect(checkSchema(list)).toEqual([]);
  expect(JSON.stringify(list).match(/"openingHoursSpecification":/g)).toHaveLength((await listPlaces(shop)).length);
});

it('reports problems', () => {
  const size = { type: 'uniw', name: 'x', status: 'enable', price: { price: 100 } } as ProductSize;
  const page: Partial<ProductPage> = {
    name: '',
    sizes: [size],
    photos: [],
    rating: { count: 0, average: 0 },
    description: '',
    longDescription: '',
  };
  const around = { origin: 'nowhere', shopName: 'P', priceType: 'gross', deliveryCost: null, returnDays: 30 } as const;
  const product = productJsonLd(page as ProductPage, around);
  const offers = { '@type': 'Offer', price: '1.00' };
  expect(checkSchema({ ...product, offers, colour: 'red', '@context': 'x' })).toEqual(
    expect.arrayContaining([
      '@context is not https://schema.org',
      'Product.name is missing',
      'Product.colour: no such property',
      expect.stringContaining('Product.url'),
      expect.stringContaining('Product.offers.priceCurrency is missing'),
    ]),
  );
});
