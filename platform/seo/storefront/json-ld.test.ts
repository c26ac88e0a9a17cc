import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbList, jsonLd } from './json-ld.tsx';

describe('jsonLd', () => {
  it('X.14 text cannot leave its script element', () => {
    expect(jsonLd({ name: '</script><script>alert(1)</script><!-- & \u2028' })).not.toMatch(/[<>&\u2028]/);
  });

  it('reads back as the same value', () => {
    fc.assert(fc.property(fc.string(), (name) => JSON.parse(jsonLd({ name })).name === name));
  });
});

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
