import { describe, expect, it } from 'vitest';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { cancelOrder, listBought } from './index.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const mug = await addGood(shop, categoryId);
const bowl = await addGood(shop, categoryId);
const hidden = await addGood(shop, categoryId);

async function buy(customerId: number | null, productId: number, quantity: number) {
  now = new Date(now.getTime() + 60_000);
  const shopper = await newShopper(shop, [{ productId, quantity }], { points: 0 });
  return placed(shop, { ...shopper, customerId: customerId ?? shopper.customerId });
}

describe('listBought', () => {
  it('S2.57 every product once, as it was bought last, without cancelled orders', async () => {
    const shopper = await newShopper(shop, [], { points: 0 });
    const { customerId } = shopper;
    await buy(customerId, mug, 1);
    await buy(customerId, bowl, 2);
    await buy(customerId, mug, 3);
    const { orderId } = await buy(customerId, hidden, 1);
    await cancelOrder(shop, orderId);
    const { bought, pages } = await listBought(shop, customerId ?? 0);
    expect(bought.map(({ productId, size, quantity }) => [productId, size, quantity])).toEqual([
      [mug, 'uniw', 3],
      [bowl, 'uniw', 2],
    ]);
    expect(bought[0]?.boughtAt).toBeInstanceOf(Date);
    expect(pages).toBe(1);
  });

  it('S2.57 nothing of another customer', async () => {
    const shopper = await newShopper(shop, [], { points: 0 });
    expect((await listBought(shop, shopper.customerId ?? 0, 99)).bought).toEqual([]);
  });
});
