import { expect, it } from 'vitest';
import { itemList } from './item-list.ts';

it('X.14 products are numbered through all pages and have full addresses', () => {
  const products = [{ name: 'Kubek', link: '/produkt/7/kubek' }];
  const list = itemList({ products, page: 3, perPage: 24, total: 49, origin: 'https://sklep.example' });
  expect(list).toMatchObject({
    numberOfItems: 49,
    itemListElement: [{ position: 49, name: 'Kubek', url: 'https://sklep.example/produkt/7/kubek' }],
  });
});
