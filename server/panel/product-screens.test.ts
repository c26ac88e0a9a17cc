import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readTyped } from '#shop/catalogue/managing/index.ts';
import { addSession, addStaff } from '#shop/platform/db/testing/staff-rows.ts';
import { STAFF_COOKIE } from '#shop/platform/staff/index.ts';
import { photos, products, sizes } from '#shop/schema.ts';
import * as bulk from '#texts/panel/catalogue-bulk.ts';
import { draft, photos as photoTexts } from '#texts/panel/catalogue-product.ts';
import { answers, list } from '#texts/panel/catalogue-products.ts';
import * as reductions from '#texts/panel/catalogue-reductions.ts';
import { inputFaults } from '#texts/panel/faults.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask, address } = await openPanel();
const token = await addSession(shop, await addStaff(shop, 'editor'));
const [one] = await shop.db
  .select({ product: products, size: sizes })
  .from(products)
  .innerJoin(sizes, and(eq(sizes.productId, products.id), eq(sizes.type, 'uniw')))
  .where(and(eq(products.visible, true), eq(products.type, 'product')))
  .limit(1);
if (!one) throw new Error('The demo shop lacks a product');
const { product, size } = one;
/** So that the photo is larger than any other form may be. */
const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };
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

describe('the editor of a product', () => {
  it('O.25 a product is made, photographed and shown by plain forms', async () => {
    const made = await ask(`${LIST}/nowy`, {
      token,
      form: {
        intent: 'save',
        name: 'Czołówka Żbik',
        code: '',
        categoryId: String(product.categoryId),
        price: '129',
        stock: '4',
      },
    });
    expect(made.location).toMatch(/^\/zaplecze\/produkty\/\d+\?nowy=1$/);
    const path = made.location.split('?')[0] ?? '';
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#3355aa', noise: NOISE } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const body = new FormData();
    body.set('intent', 'add-photos');
    body.append('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
    body.append('file', new File(['<svg onload="x()">'], 'b.jpg', { type: 'image/jpeg' }));
    const headers = { Cookie: `${STAFF_COOKIE}=${token}`, Origin: address };
    const sent = await fetch(address + path, { method: 'POST', headers, body });
    expect(await sent.text()).toContain(photoTexts.refusals['wrong-type']);
    const id = Number(path.split('/').at(-1));
    expect(await shop.db.select().from(photos).where(eq(photos.productId, id))).toMatchObject([
      { width: 900, height: 900 },
    ]);
    const now = await readTyped(shop.db, id);
    const form = { ...now?.typed, visible: '1', opened: JSON.stringify(now?.typed), version: String(now?.row.version) };
    expect((await ask(path, { token, form: { ...form, intent: 'draft', name: 'Szkic' } })).text).toContain(
      draft.preview,
    );
    expect((await ask(path, { token, form: { ...form, intent: 'save', name: '' } })).text).toContain(
      inputFaults.required,
    );
    expect((await ask(path, { token, form: { ...form, intent: 'save' } })).location).toBe(`${path}?zapisano=1`);
    const shown = await ask(`/produkt/${id}/czolowka-zbik`);
    expect([shown.status, shown.text.includes('129,00')]).toEqual([200, true]);
  });
});

describe('many at once', () => {
  it('O.27 what was chosen is previewed, changed and can be taken back', async () => {
    const query = `q=${encodeURIComponent(product.code)}&kind=price-percent&value=10&rounding=whole`;
    expect((await ask(`${LIST}/zmiany?${query}`, { token })).text).toContain(bulk.start(1));
    const form = { ...Object.fromEntries(new URLSearchParams(query)), intent: 'start' };
    const { text } = await ask(`${LIST}/zmiany`, { token, form });
    expect(text).toContain(bulk.answers.started);
    expect(text).toContain(bulk.past.of(0, 1));
    expect((await ask(`${LIST}/zmiany`, { token, form: { ...form, value: 'x' } })).text).toContain(bulk.answers.wrong);
  });

  it('O.28 a reduction is planned after its percentage was seen', async () => {
    const path = '/zaplecze/obnizki';
    const form = {
      name: 'Noc',
      percent: '20',
      startsAt: '2031-01-01T20:00',
      endsAt: '2031-01-02T20:00',
      codes: product.code,
    };
    expect((await ask(path, { token, form: { ...form, intent: 'check' } })).text).toContain(product.name);
    expect((await ask(path, { token, form: { ...form, intent: 'plan' } })).text).toContain(reductions.planned);
    const late = { ...form, intent: 'plan', endsAt: '2031-01-01T10:00' };
    expect((await ask(path, { token, form: late })).text).toContain(inputFaults['order-of-dates']);
  });
});
