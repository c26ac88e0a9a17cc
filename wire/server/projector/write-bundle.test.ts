import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { bundleParts } from '#server/shop/schema.ts';
import { mountBasket } from '../basket/mount-basket.ts';
import { mountProjector } from './mount-projector.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountProjector(app, { shop, secure: false });
mountBasket(app, { shop, secure: false });
const ids = {
  bundle: 0,
  collection: 0,
  cup: 0,
  shirt: 0,
  cupPart: 0,
  shirtPart: 0,
  cupOfCollection: 0,
  shirtOfCollection: 0,
};

beforeAll(async () => {
  const categoryId = await addCategory(shop, 'Zestawy');
  ids.cup = await addProduct(shop, { name: 'Kubek', categoryId, sizes: [{ price: 3000, stock: 9 }] });
  const sizes = ['S', 'M'].map((type) => ({ type, name: type, price: 6300, stock: type === 'M' ? 0 : 4 }));
  ids.shirt = await addProduct(shop, { name: 'Koszulka', categoryId, sizes });
  for (const type of ['product_bundle', 'product_collection'] as const) {
    const productId = await addProduct(shop, {
      name: 'Zestaw',
      type,
      categoryId,
      sizes: [{ price: 11_070, stock: 3 }],
    });
    const parts = await shop.db
      .insert(bundleParts)
      .values([
        { productId, partProductId: ids.cup, quantity: 2, position: 0 },
        { productId, partProductId: ids.shirt, quantity: 1, position: 1 },
      ])
      .returning({ id: bundleParts.id });
    if (type === 'product_bundle')
      Object.assign(ids, { bundle: productId, cupPart: parts[0]?.id, shirtPart: parts[1]?.id });
    else Object.assign(ids, { collection: productId, cupOfCollection: parts[0]?.id, shirtOfCollection: parts[1]?.id });
  }
});

const get = async (query: string) => (await app.request(`/ajax/projector.php?${query}`)).json();

describe('a bundle on the wire', () => {
  it('S3.02 S3.18 its size carries bundle_price, and the product its type', async () => {
    const { sizes } = await get(`product=${ids.bundle}&get=sizes`);
    expect(sizes.product_type).toBe('product_bundle');
    expect(sizes.items[0].bundle_price).toEqual({
      percent_diff: '10',
      amount_diff_gross: '12.30',
      amount_diff_net: '10.00',
      price_gross: '123.00',
      price_net: '100.00',
      price_gross_formatted: '123,00 zł',
      price_net_formatted: '100,00 zł',
    });
  });

  it('S2.23 a collection costs and saves by its ticked parts', async () => {
    const parts = `bundled_product[${ids.cupOfCollection}]=${ids.cup}&bundled_size[${ids.cupOfCollection}]=uniw`;
    const answer = await get(`product=${ids.collection}&size=uniw&${parts}&get=sizeprices,bundleprice,bundle`);
    expect(answer).toMatchObject({
      sizeprices: { value: '54.00' },
      bundleprice: { price_gross: '60.00', amount_diff_gross: '6.00', percent_diff: '10' },
      bundle: [{ product: ids.cup, quantity: 2 }],
    });
  });

  it.each([
    ['once', ['0']],
    ['after the form said its own', ['2', '0']],
    ['before the form said its own', ['0', '2']],
    ['twice', ['0', '0']],
    ['with decimals', ['0,0']],
  ])('S2.27 bundled_quantity of 0 sent %s leaves the part out of price, saving and basket', async (_, quantities) => {
    const sent = new URLSearchParams({ product: String(ids.collection), size: 'uniw', number: '1' });
    const parts = [
      [ids.cupOfCollection, ids.cup, 'uniw', ['2']],
      [ids.shirtOfCollection, ids.shirt, 'S', quantities],
    ] as const;
    for (const [id, product, size, amounts] of parts) {
      sent.append(`bundled_product[${id}]`, String(product));
      sent.append(`bundled_size[${id}]`, size);
      for (const amount of amounts) sent.append(`bundled_quantity[${id}]`, amount);
    }
    expect(await get(`${sent}&get=sizeprices,bundleprice,bundle`)).toMatchObject({
      sizeprices: { value: '54.00' },
      bundleprice: { price_gross: '60.00' },
      bundle: [{ product: ids.cup }],
    });
    const response = await app.request('/basketchange.php?getAjax=true', { method: 'POST', body: sent });
    expect(await response.json()).toMatchObject({ basket: { worth: 54, productsCounter: 1 } });
  });

  it('S3.20 a sold-out part disables it', async () => {
    const parts = `bundled_product[${ids.shirtPart}]=${ids.shirt}&bundled_size[${ids.shirtPart}]=M`;
    const { sizeavailability } = await get(`product=${ids.bundle}&size=uniw&${parts}&get=sizeavailability`);
    expect(sizeavailability.status).toBe('disable');
  });

  it('a product without parts has no bundle', async () => {
    expect(await get(`product=${ids.cup}&get=bundle`)).toEqual({ bundle: [] });
  });
});
