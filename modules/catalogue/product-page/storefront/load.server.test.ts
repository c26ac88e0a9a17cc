import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { partRenderers } from '#platform/islands/storefront/island.tsx';
import { UnrenderedPart } from '#platform/shell/storefront/render-page.server.ts';
import { type Page, pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { loadProduct } from './load.server.ts';
import { toOffered } from './offered-product.ts';
import '#storefront/islands.server.tsx';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');

async function load(id: number) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const page: Partial<Page> = { cache: () => {}, tag: () => {} };
  context.set(pageContext, page as Page);
  const { rows } = await shop.pool.query('select slug from products where id = $1', [id]);
  const url = new URL(`http://shop.test/produkt/${id}/${rows[0].slug}`);
  return () => loadProduct({ context, id: String(id), url });
}

it('a product page needs at most six queries, opinions and questions among them', async () => {
  const again = await load(await addProduct(shop, { name: 'Miska', categoryId, versionGroup: 9 }));
  await again();
  const asked = vi.spyOn(shop.pool, 'query');
  await again();
  expect(asked.mock.calls.length).toBeLessThanOrEqual(6);
  asked.mockRestore();
});

const engraving = [{ name: 'napis', label: 'Napis', kind: 'text' as const, required: true, values: [] }];
it.each([
  ['an ordinary product', {}, 30],
  ['sealed goods', { withdrawalBar: 'sealed' as const }, 30],
  ['perishable goods', { withdrawalBar: 'perishable' as const }, null],
  ['an engraved mug', { configurator: engraving }, null],
])('the days to give back %s are shown only where it can be given back', async (name, facts, days) => {
  const again = await load(await addProduct(shop, { name, categoryId, ...facts }));
  expect((await again()).returnDays).toBe(days);
});

it('a buy box of which a part fails is an error each time, never kept without that part', async () => {
  const again = await load(await addProduct(shop, { name: 'Kubek', categoryId }));
  const offered = toOffered(await again());
  const render = (promotionUntil: string | null) => {
    const props = { ...offered, promotionUntil };
    return partRenderers.get('buy-box')?.({ props, content: JSON.stringify(props), shell: undefined, id: 'box' });
  };
  expect(render('2026-12-01T12:00:00.000Z')).toContain('data-countdown');
  for (const _try of [1, 2]) expect(() => render('no day at all')).toThrow(UnrenderedPart);
});
