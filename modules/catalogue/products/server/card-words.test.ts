import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { ProductCard } from '../rules/product-card.ts';
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
