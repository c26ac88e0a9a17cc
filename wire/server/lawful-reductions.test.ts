import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { getListing } from '#modules/catalogue/listing/server/index.ts';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { describeReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import { getProductPage } from '#modules/catalogue/products/server/index.ts';
import { fillZones } from '#modules/catalogue/recommendations/server/index.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { photos } from '#server/shop/schema.ts';
import { mountFeeds } from './feeds/mount-feeds.ts';
import { writeSizePrices } from './projector/write-size-prices.ts';

const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-05-10T10:00:00Z') });
const categoryId = await addCategory(shop, 'Dom');
const app = new Hono();
mountFeeds(app, { shop, secure: true, origin: 'https://sklep.example' });

const day = (text: string) => new Date(`2026-${text}T10:00:00Z`);
const history = [
  { price: 10_000, since: day('01-01') },
  { price: 8000, since: day('04-20') },
  { price: 10_000, since: day('04-25') },
];

it.each([
  { price: 8000, percent: null, saved: undefined, announced: '80.00 PLN', sale: undefined },
  { price: 7200, percent: 10, saved: '8.00', announced: '80.00 PLN', sale: '72.00 PLN' },
])('X.38 regular 100, lowest 80, now $price grosze: $percent per cent in every place', async (now) => {
  const id = await addProduct(shop, {
    name: 'Kubek',
    categoryId,
    isPromotion: true,
    promotionUntil: day('05-20'),
    sizes: [{ price: now.price, regularPrice: 10_000, reducedSince: day('05-06'), history }],
  });
  await shop.db
    .insert(photos)
    .values({ productId: id, position: 0, file: 'kubek.png', width: 1, height: 1, tone: '', alt: '' });
  const [card] = await getProductCards(shop, [id]);
  const page = await getProductPage(shop, id);
  const size = page?.sizes[0];
  if (!card || !page || !size) throw new Error('no product');
  const isShown = now.percent !== null;
  expect(describeReduction(card)?.percent ?? null).toBe(now.percent);
  expect(describeReduction(size.price)?.percent ?? null).toBe(now.percent);
  expect([page.flags.isPromotion, page.flags.isReduced, page.promotionUntil !== null]).toEqual([
    isShown,
    isShown,
    isShown,
  ]);
  const wire: Record<string, unknown> = writeSizePrices(page, size, { subscription: false, inBasket: 0 });
  expect([wire.yousave, wire.yousave_percent]).toEqual([now.saved, now.percent?.toString()]);
  expect('omnibus_price' in wire).toBe(isShown);
  const feed = await (await app.request('/feeds/google.xml')).text();
  const item = feed.match(new RegExp(`<g:id>${id}-uniw</g:id>.*?</item>`, 's'))?.[0];
  expect(item?.match(/<g:price>(.*?)<\/g:price>/)?.[1]).toBe(now.announced);
  expect(item?.match(/<g:sale_price>(.*?)<\/g:sale_price>/)?.[1]).toBe(now.sale);
  const promoted = await getListing(shop, { kind: 'promotions' });
  expect(promoted?.products.some((other) => other.id === id)).toBe(isShown);
  const zones = await fillZones(shop, { kinds: ['promoted'], alreadyShown: [], viewed: [] });
  expect(zones.get('promoted')?.some((other) => other.id === id)).toBe(isShown);
});
