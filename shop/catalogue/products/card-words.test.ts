import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { addCategory, addProduct } from '#shop/platform/db/testing/catalogue-rows.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { withWords } from './card-words.ts';
import { products } from './tables.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const id = await addProduct(shop, { name: 'Kubek', categoryId: await addCategory(shop, 'Kuchnia') });

it('of a long description a card says the beginning, as text and in whole words', async () => {
  await shop.db
    .update(products)
    .set({ description: `<p>${'Kubek na wyprawę. '.repeat(300)}</p>` })
    .where(eq(products.id, id));
  const [card] = await withWords(shop, [{ id, name: 'Kubek' } as ProductCard]);
  const lead = card?.words?.lead ?? '';
  expect(lead.length).toBeGreaterThan(150);
  expect(lead.length).toBeLessThanOrEqual(200);
  expect(lead).toMatch(/^Kubek na .*(Kubek|na|wyprawę\.)…$/);
});
