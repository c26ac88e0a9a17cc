import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { markedProducts } from './listing-pages.tsx';
import { itemList, ListingCount } from './listing-screen.tsx';

const words = (total: number, cutTo: number | null, cards = total) =>
  renderToStaticMarkup(<ListingCount total={total} cutTo={cutTo} cards={cards} />).replaceAll(/<[^>]*>/g, '|');

it('a count that is only the least there are says so, and what sorting and filters then mean', () => {
  expect(words(3000, null)).toMatch(/^\|3.000 produktów\|$/);
  expect(words(3000, 3000)).toMatch(/ponad 3.000 produktów.*3.000 najpopularniejszych/);
  // Filters of the page are of what was left, and so is their number.
  expect(words(14, 3000)).toMatch(/^\|14 produktów.*3.000 najpopularniejszych/);
});

it('where colours of one model share a card, it says how many models the products are', () => {
  expect(words(84, null, 31)).toBe('|84 produkty w 31 modelach|');
  expect(words(4, null, 1)).toBe('|4 produkty w 1 modelu|');
});

it('X.14 products are numbered through all pages and have full addresses', () => {
  const products = [{ name: 'Kubek', link: '/produkt/7/kubek' }];
  const list = itemList({ products, page: 3, perPage: 24, cards: 49, origin: 'https://sklep.example' });
  expect(list).toMatchObject({
    numberOfItems: 49,
    itemListElement: [{ position: 49, name: 'Kubek', url: 'https://sklep.example/produkt/7/kubek' }],
  });
});

it.each([
  ['by popularity', 'relevance-d', null, false],
  ['by price', 'price-a', null, true],
  ['by fitness, of a search', 'relevance-d', 'kubek', true],
] as const)('sorted %s, bestsellers are marked: %s', (_, sort, text, marked) => {
  const flags = { isNew: false, isPromotion: false, isBestseller: true, isReduced: false };
  const [shown] = markedProducts({ kind: 'category', sort, text, products: [{ id: 7, flags } as ProductCard] });
  expect(shown?.flags.isBestseller).toBe(marked);
});

it.each([
  ['new', false],
  ['category', true],
] as const)('in the listing %j what is new is marked: %s', (kind, marked) => {
  const flags = { isNew: true, isPromotion: false, isBestseller: false, isReduced: false };
  const [shown] = markedProducts({ kind, sort: 'price-a', text: null, products: [{ id: 7, flags } as ProductCard] });
  expect(shown?.flags.isNew).toBe(marked);
});
