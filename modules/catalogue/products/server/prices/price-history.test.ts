import { expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getPriceHistory } from './price-history.ts';

const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-06-30T12:00:00Z') });
const categoryId = await addCategory(shop, 'Buty');
const day = (text: string) => new Date(`${text}T12:00:00Z`);

it('X.02 keeps what was in force when the 90 days began, and nothing older', async () => {
  const history = [
    { price: 100, since: day('2025-01-01') },
    { price: 200, since: day('2026-03-01') },
    { price: 300, since: day('2026-05-01') },
  ];
  const id = await addProduct(shop, {
    name: 'Buty',
    categoryId,
    sizes: [{ price: 250, reducedSince: day('2026-06-01'), history }],
  });
  const [size] = await getPriceHistory(shop, id);
  expect(size?.changes.map((change) => change.price)).toEqual([200, 300, 250]);
});

it('a price given by phone has no history to show, nor has a hidden or unknown product', async () => {
  const phone = await addProduct(shop, { name: 'Rower', categoryId, sizes: [{ phonePrice: true, price: 99 }] });
  const hidden = await addProduct(shop, { name: 'Ukryty', categoryId, visible: false });
  for (const id of [phone, hidden, 999_999, -1]) expect(await getPriceHistory(shop, id)).toEqual([]);
});
