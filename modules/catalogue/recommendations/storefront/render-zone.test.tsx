import { expect, it } from 'vitest';
import * as productCardTexts from '#modules/catalogue/product-cards/texts/storefront.ts';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import * as zoneTexts from '../texts/storefront.ts';
import { renderZone } from './render-zone.tsx';

const card: ProductCard = {
  id: 7,
  name: 'Kubek <b>& spółka',
  link: '/produkt/7/kubek',
  type: 'product',
  photo: null,
  secondPhoto: null,
  versions: [],
  price: 12_300,
  priceVaries: false,
  regularPrice: null,
  lowestPrice30: null,
  unitPrice: null,
  vatPermille: 230,
  points: 0,
  phonePrice: false,
  gratis: false,
  unit: 'szt.',
  producerName: null,
  flags: { isNew: false, isPromotion: false, isBestseller: false, isReduced: false },
  rating: { count: 0, average: 0 },
  sizes: [{ type: 'uniw', name: 'uniwersalny', available: true }],
  available: true,
};

it('marks no bestseller among bestsellers, where the word says nothing, and marks it elsewhere', async () => {
  const cards = [{ ...card, flags: { ...card.flags, isBestseller: true } }];
  const html = (kind: 'new' | 'bestsellers') => renderZone({ id: `hotspot_${kind}`, kind, cards, priceType: 'gross' });
  expect(await html('new')).toContain(productCardTexts.flags.isBestseller);
  expect(await html('bestsellers')).not.toContain(productCardTexts.flags.isBestseller);
});

it('marks nothing new among what is new', async () => {
  const cards = [{ ...card, flags: { ...card.flags, isNew: true } }];
  const html = (kind: 'new' | 'bestsellers') => renderZone({ id: `hotspot_${kind}`, kind, cards, priceType: 'gross' });
  expect(await html('bestsellers')).toContain(`>${productCardTexts.flags.isNew}<`);
  expect(await html('new')).not.toContain(`>${productCardTexts.flags.isNew}<`);
});

const render = (priceType: 'gross' | 'net') => renderZone({ id: 'hotspot_new', kind: 'new', cards: [card], priceType });

it('S7.35 a zone is one element with its own id, heading and linked products', async () => {
  const html = await render('gross');
  expect(html).toMatch(/^<section id="hotspot_new"/);
  expect(html).toContain(zoneTexts.titles.new);
  expect(html).toContain('href="/produkt/7/kubek"');
  expect(html).toContain('123,00');
});

it('shows the price type of the shop, escapes names and brings no script and no style', async () => {
  const html = await render('net');
  expect(html).toContain('100,00');
  expect(html).toContain('Kubek &lt;b&gt;&amp; spółka');
  expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
});

it.each([
  [1, true],
  [3, true],
  [4, false],
  [6, false],
])(
  '%i products fill the row of a wide window between them; fewer than four show a link to more',
  async (count, hasMore) => {
    const cards = Array.from({ length: count }, (_, at) => ({ ...card, id: at + 1 }));
    const html = await renderZone({ id: 'hotspot_recent', kind: 'recent', cards, priceType: 'gross' });
    expect(html).toContain(`data-few="${count}"`);
    expect(html.includes(zoneTexts.further.title)).toBe(hasMore);
  },
);

it('more products than fit keep the edge of the next one in view', async () => {
  const cards = Array.from({ length: 7 }, (_, at) => ({ ...card, id: at + 1 }));
  expect(await renderZone({ id: 'hotspot_new', kind: 'new', cards, priceType: 'gross' })).not.toContain('data-few');
});
