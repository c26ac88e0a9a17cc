import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addSession, addStaff } from '#shop/platform/db/testing/staff-rows.ts';
import { products, sizes } from '#shop/schema.ts';
import { answers, list } from '#texts/panel/catalogue-products.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel();
const token = await addSession(shop, await addStaff(shop, 'editor'));
const [one] = await shop.db
  .select({ product: products, size: sizes })
  .from(products)
  .innerJoin(sizes, and(eq(sizes.productId, products.id), eq(sizes.type, 'uniw')))
  .where(and(eq(products.visible, true), eq(products.type, 'product')))
  .limit(1);
if (!one) throw new Error('The demo shop lacks a product');
const { product, size } = one;
const LIST = '/zaplecze/produkty';

describe('the list of products', () => {
  it('O.24 shows what is searched for, with its price and stock to be changed in their place', async () => {
    const { text } = await ask(`${LIST}?q=${encodeURIComponent(product.code)}`, { token });
    expect(text).toContain(product.name);
    expect(text).toContain(list.savePrice(product.name));
  });

  it('O.26 a price is changed by a plain form, and one changed meanwhile is refused in words', async () => {
    const form = { intent: 'price', size: String(size.id), seen: (size.price / 100).toFixed(2), price: '77,70' };
    expect((await ask(LIST, { token, form })).text).toContain('77,70');
    expect((await ask(LIST, { token, form: { ...form, price: '88' } })).text).toContain(
      answers.changedPrice('').split(':')[0],
    );
    expect((await ask(LIST, { token, form: { ...form, price: 'tanio' } })).text).toContain(answers.wrongPrice);
  });

  it('a product is hidden from the shop', async () => {
    const form = { intent: 'hide', id: String(product.id), name: product.name };
    expect((await ask(LIST, { token, form })).text).toContain(answers.hidden(product.name));
    expect((await ask(`/produkt/${product.id}/${product.slug}`)).status).toBe(404);
  });

  it('O.09 whoever packs changes stock and no price', async () => {
    const packer = await addSession(shop, await addStaff(shop, 'warehouse'));
    const { text } = await ask(LIST, { token: packer });
    expect(text).toContain('name="stock"');
    expect(text).not.toContain('name="price"');
    const form = { intent: 'price', size: String(size.id), price: '1' };
    expect((await ask(LIST, { token: packer, form })).status).toBe(403);
  });
});
