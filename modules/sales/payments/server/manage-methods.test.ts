import { describe, expect, it } from 'vitest';
import { getOrderSummary } from '#modules/sales/checkout/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  findManagedMethod,
  listManagedMethods,
  moveMethod,
  NEW_METHOD,
  removeMethod,
  saveMethod,
  switchMethod,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const productId = await addGood(shop, categoryId, { stock: 1000 });

async function saved(values: Parameters<typeof saveMethod>[2], id: number | null = null): Promise<number> {
  const outcome = await saveMethod(shop, id, values);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.id;
}

async function offerOf(id: number, quantity = 1) {
  const { methods } = await getOrderSummary(shop, await newShopper(shop, [{ productId, quantity }]));
  return methods.find(({ method }) => method.id === id);
}

describe('ways to pay of the owner', () => {
  it('O.34 are offered, refused and charged as set', async () => {
    const id = await saved({ ...NEW_METHOD, name: 'Przelew pocztowy', cost: 450, minimum: 10_000, maximum: 30_000 });
    expect(await offerOf(id)).toMatchObject({ refusal: 'below-minimum' });
    expect(await offerOf(id, 2)).toMatchObject({ refusal: null });
    expect(await offerOf(id, 7)).toMatchObject({ refusal: 'above-maximum' });
    const shopper = await newShopper(shop, [{ productId, quantity: 2 }], { data: { paymentMethodId: id } });
    // Two at 50 zł, delivery 15 zł, and the cost of paying.
    expect(await placed(shop, shopper)).toMatchObject({ toPay: 10_000 + 1500 + 450 });
    expect(await removeMethod(shop, id)).toBe('used');
  });

  it('O.34 one that is switched off, or settled by a company the shop has not, is not offered', async () => {
    const id = await saved({ ...NEW_METHOD, name: 'Karta 2', kind: 'card' });
    expect(await offerOf(id)).toBeDefined();
    await saved({ ...NEW_METHOD, name: 'Karta 2', kind: 'card', provider: 'stripe' }, id);
    expect(await offerOf(id)).toBeUndefined();
    expect(await findManagedMethod(shop, id)).toMatchObject({ settled: false, provider: 'stripe' });
    await saved({ ...NEW_METHOD, name: 'Karta 2', kind: 'card' }, id);
    await switchMethod(shop, id, false);
    expect(await offerOf(id)).toBeUndefined();
    expect(await removeMethod(shop, id)).toBe('removed');
  });

  it('O.34 stand in the order of the owner', async () => {
    const id = await saved({ ...NEW_METHOD, name: 'Ostatnia' });
    await moveMethod(shop, id, -1);
    expect((await listManagedMethods(shop)).at(-2)?.id).toBe(id);
  });

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ minimum: 500, maximum: 400 }, { maximum: 'order-of-limits' }],
    [{ maxPieces: 0 }, { maxPieces: 'out-of-range' }],
    [{ provider: 'bank-na-rogu' }, { provider: 'choice' }],
  ])('O.34 bad input names the field: %o', async (change, faults) => {
    expect(await saveMethod(shop, null, { ...NEW_METHOD, name: 'Nowa', ...change })).toEqual({ ok: false, faults });
  });
});
