import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { dropCached } from '#platform/cache/server/cached.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { bundleParts, couriers, expressProviders } from '#server/shop/schema.ts';
import { loadExpress } from './load.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
await shop.db.insert(expressProviders).values({ code: 'szus', name: 'Szus' });
const categoryId = await addCategory(shop, 'Dom');

function load(form: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const url = new URL(`http://shop.test/express/szus?${new URLSearchParams(form)}`);
  return loadExpress(context, url, 'szus');
}

describe('the express page of a product with answers', async () => {
  const id = await addProduct(shop, {
    name: 'Kubek z napisem',
    categoryId,
    configurator: [
      {
        name: 'napis',
        label: 'Napis',
        kind: 'text',
        required: true,
        values: [{ id: 'a', label: 'Grawer', surcharge: 1500 }],
      },
      {
        name: 'pudełko',
        label: 'Pudełko',
        kind: 'choice',
        required: false,
        values: [{ id: 'drewno', label: 'Drewniane', surcharge: 2000 }],
      },
    ],
    sizes: [{ price: 5900, stock: 50, tiers: [{ threshold: 10, value: 10 }] }],
  });
  const form = (number: number) => ({
    product: String(id),
    size: 'uniw',
    number: String(number),
    'priceformula[napis]': 'Ala',
  });

  it('a multipack rebate is taken off the price, not off what must be answered', async () => {
    expect((await load(form(1))).worth).toBe(5900 + 1500);
    expect((await load(form(10))).worth).toBe(10 * (5310 + 1500));
  });

  it('counts the answers given, as the basket does', async () => {
    expect((await load({ ...form(1), 'priceformula[pudełko]': 'drewno' })).worth).toBe(5900 + 1500 + 2000);
  });

  it('leads to the product where an answer is missing', async () => {
    const { 'priceformula[napis]': _, ...unanswered } = form(1);
    await expect(load(unanswered)).rejects.toMatchObject({ status: 302 });
  });
});

it('the express page of a collection costs what its chosen parts cost', async () => {
  const add = (name: string, price: number) => addProduct(shop, { name, categoryId, sizes: [{ price, stock: 9 }] });
  const mug = await add('Kubek', 3000);
  const plate = await add('Talerz', 4000);
  const type = 'product_collection';
  const id = await addProduct(shop, { name: 'Zastawa', type, categoryId, sizes: [{ price: 7000, stock: 9 }] });
  const rows = await shop.db
    .insert(bundleParts)
    .values([mug, plate].map((partProductId, position) => ({ productId: id, partProductId, quantity: 1, position })))
    .returning({ id: bundleParts.id });
  const form: Record<string, string> = { product: String(id), size: 'uniw', number: '1' };
  for (const [index, product] of [mug, plate].entries()) form[`bundled_product[${rows[index]?.id}]`] = String(product);
  expect((await load(form)).worth).toBe(7000);
  expect((await load({ ...form, [`bundled_quantity[${rows[1]?.id}]`]: '0' })).worth).toBe(3000);
});

it('the sum of the express page begins with the cheapest delivery and says so', async () => {
  const mug = await addProduct(shop, { name: 'Kubek', categoryId, sizes: [{ price: 6900, stock: 9 }] });
  const form = { product: String(mug), size: 'uniw', number: '1' };
  expect(await load(form)).toMatchObject({ deliveryCost: null, totalLabel: 'Razem bez dostawy' });
  const names = { name: 'Kurier', kind: 'courier' as const };
  await shop.db.insert(couriers).values({ ...names, prepaidCost: 990, onDeliveryCost: 1500, freeFrom: 20_000 });
  dropCached(shop, ['settings']);
  expect(await load(form)).toMatchObject({ deliveryCost: 990, totalLabel: 'Razem z dostawą od' });
  expect(await load({ ...form, number: '3' })).toMatchObject({ deliveryCost: 0, totalLabel: 'Razem z dostawą' });
  const type = 'product_virtual';
  const book = await addProduct(shop, { name: 'E-book', type, categoryId, sizes: [{ price: 2900, stock: -1 }] });
  expect(await load({ ...form, product: String(book) })).toMatchObject({ deliveryCost: null, totalLabel: 'Razem' });
});
