import { beforeEach, describe, expect, it } from 'vitest';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { outcomeTone } from '../rules/line-outcome.ts';
import { addToBasket, changeBasket, getBasket } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Nagrody');
const sold = { forPoints: true, sizes: [{ phonePrice: true, points: 100, stock: 50 }] };
const mug = await addProduct(shop, { name: 'Kubek', categoryId, ...sold });
const bag = await addProduct(shop, { name: 'Torba', categoryId, ...sold });
const row = { passwordHash: '', email: 'a@b.pl', createdAt: new Date() };
const [anna] = await shop.db
  .insert(customers)
  .values({ ...row, login: 'anna', loginKey: 'anna', points: 250 })
  .returning({ id: customers.id });
const buyer = { customerId: anna?.id ?? 0 };

let visitor: number;
beforeEach(async () => {
  visitor = (await createVisitor(shop)).visitor.id;
});
const add = (productId: number, quantity: number, who?: typeof buyer) =>
  addToBasket(shop, visitor, { productId, size: '', quantity, forPoints: true }, who);

describe('buying for points', () => {
  it('S6.02 a guest is asked to sign in and nothing is added', async () => {
    const outcome = await add(mug, 1);
    expect(outcome).toMatchObject({ code: 'points-sign-in', change: 0 });
    expect(outcomeTone(outcome.code)).toBe('error');
    expect((await getBasket(shop, visitor)).lines).toEqual([]);
  });

  it('S6.03 with enough points the product goes to the basket for points', async () => {
    expect(await add(mug, 2, buyer)).toMatchObject({ code: 'added', quantity: 2 });
    const basket = await getBasket(shop, visitor);
    expect(basket).toMatchObject({ points: 200, total: { gross: 0 } });
  });

  it('S6.04 with too few points nothing is added, and what already waits in the basket counts', async () => {
    expect(await add(mug, 3, buyer)).toMatchObject({ code: 'not-enough-points', change: 0 });
    expect(await add(mug, 1, buyer)).toMatchObject({ code: 'added' });
    expect(await add(bag, 2, buyer)).toMatchObject({ code: 'not-enough-points', change: 0 });
    expect(await add(bag, 1, buyer)).toMatchObject({ code: 'added' });
    expect((await getBasket(shop, visitor)).points).toBe(200);
  });

  it('S6.04 a larger quantity in the basket is held to the points too; a smaller one always passes', async () => {
    await add(mug, 2, buyer);
    const set = (quantity: number) =>
      changeBasket(shop, visitor, [{ kind: 'set', productId: mug, size: 'uniw', quantity, forPoints: true }], buyer);
    expect(await set(3)).toMatchObject([{ code: 'not-enough-points', quantity: 2 }]);
    expect(await set(1)).toMatchObject([{ code: 'changed', quantity: 1 }]);
  });
});
