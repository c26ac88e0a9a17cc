import { describe, expect, it } from 'vitest';
import type { ConsentCategory } from '#modules/customers/consents/rules/consent.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { snippets } from '#server/shop/schema.ts';
import { type PageView, pickPageParts } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
await shop.db.insert(snippets).values([
  {
    id: 1,
    kind: 'layer',
    category: 'marketing',
    opens: 'exit',
    title: 'Wyjście',
    address: '/produkt/',
    onMobile: false,
  },
  { id: 2, kind: 'layer', category: 'necessary', opens: 'view', title: 'Awaria', address: '/koszyk$' },
  { id: 3, kind: 'layer', category: 'analytics', title: 'Ankieta', onTablet: false, onPc: false },
  { id: 4, kind: 'layer', category: 'necessary', title: 'Wyłączona', active: false },
]);

const ALL: ConsentCategory[] = ['analytics', 'marketing'];
const pc: PageView = { mobile: false, tablet: false, pc: true, requestUri: '/produkt/7/kubek?a=1' };
const phone = { ...pc, mobile: true, pc: false };

describe('layers of a page', () => {
  it.each([
    ['a computer on a product', pc, ALL, [1]],
    ['a phone on a product', phone, ALL, [3]],
    ['a computer elsewhere', { ...pc, requestUri: '/blog' }, ALL, []],
    ['the basket, which is named whole', { ...pc, requestUri: '/koszyk' }, ALL, [2]],
    ['an address that only begins like it', { ...pc, requestUri: '/koszyk/inny' }, ALL, []],
    ['a product without consent', pc, [], []],
    ['a product after marketing was taken back', pc, ['analytics'] as const, []],
    ['a phone after statistics were taken back', phone, ['marketing'] as const, []],
  ])('X.18 %s', async (_, view, allowed, ids) => {
    expect((await pickPageParts(shop, view, allowed)).layers.map(({ id }) => id)).toEqual(ids);
  });
});
