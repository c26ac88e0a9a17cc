import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

it('X.14 names every crumb in order, with full addresses', () => {
  const crumbs = [{ label: 'Strona główna', to: '/' }, { label: 'Buty', to: '/kategoria/3/buty' }, { label: 'Kozak' }];
  expect(breadcrumbList(crumbs, 'https://sklep.example')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Strona główna', item: 'https://sklep.example/' },
      { position: 2, name: 'Buty', item: 'https://sklep.example/kategoria/3/buty' },
      { position: 3, name: 'Kozak' },
    ],
  });
});
