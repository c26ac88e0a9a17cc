import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { addToBasket, changeBasket, getBasket, setBasketLines } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
let visitor: number;

beforeEach(async () => {
  visitor = (await createVisitor(shop)).visitor.id;
});

const product = (name: string, rest: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(shop, { name, categoryId, ...rest });
const quantities = async () => (await getBasket(shop, visitor)).lines.map(({ size, quantity }) => [size, quantity]);
const add = (productId: number, quantity: number, size = '') =>
  addToBasket(shop, visitor, { productId, size, quantity });

describe('adding', () => {
  it('adds to what the line holds and stops at the stock', async () => {
    const mug = await product('Kubek');
    expect(await add(mug, 2)).toMatchObject({ code: 'added', quantity: 2, change: 2, size: 'uniw' });
    expect(await add(mug, 2)).toMatchObject({ code: 'added', quantity: 4, change: 2 });
    expect(await add(mug, 2)).toMatchObject({ code: 'lowered', quantity: 5, change: 1, limit: 5 });
    expect(await add(mug, 2)).toMatchObject({ code: 'already-in-basket', quantity: 5, change: 0, limit: 5 });
  });

  it('S5.01 snaps to the step, S5.03 raises to the minimum', async () => {
    const rope = await product('Lina', {
      unitSellby: 0.5,
      unitPrecision: 1,
      minQuantityPerOrder: 2,
      sizes: [{ stock: 30 }],
    });
    expect(await add(rope, 1)).toMatchObject({ code: 'raised', quantity: 2, limit: 2 });
    expect(await add(rope, 1.3)).toMatchObject({ code: 'added', quantity: 3.5 });
  });

  it('S5.06 unlimited stock takes 999, and even a number beyond counting is kept in bounds', async () => {
    const endless = await product('Nitka', { sizes: [{ stock: -1 }] });
    expect(await add(endless, 999)).toMatchObject({ code: 'added', quantity: 999 });
    expect(await add(endless, 1e300)).toMatchObject({ code: 'lowered', quantity: 100_000 });
    expect(await add(endless, Number.POSITIVE_INFINITY)).toMatchObject({ code: 'already-in-basket' });
  });

  it('S5.05 sizes share the limit of the product, each has its own stock', async () => {
    const shirt = await product('Koszulka', {
      maxQuantityPerOrder: 4,
      sizes: [
        { type: 'S', stock: 2 },
        { type: 'M', stock: 9 },
      ],
    });
    expect(await add(shirt, 5, 'S')).toMatchObject({ code: 'lowered', quantity: 2, limit: 2 });
    expect(await add(shirt, 5, 'M')).toMatchObject({ code: 'lowered', quantity: 2, limit: 2 });
    expect(await add(shirt, 1, 'M')).toMatchObject({ code: 'already-in-basket' });
  });

  it('says what is missing or wrong in the request', async () => {
    const shirt = await product('Bluza', { sizes: [{ type: 'S' }, { type: 'M' }] });
    const hidden = await product('Ukryty', { visible: false });
    const phone = await product('Na telefon', { sizes: [{ phonePrice: true }] });
    const points = await product('Za punkty', { forPoints: true, sizes: [{ phonePrice: true, points: 100 }] });
    const codes = [
      (await add(shirt, 1)).code,
      (await add(shirt, 1, 'onesize')).code,
      (await add(shirt, 1, 'XXL')).code,
      (await add(hidden, 1)).code,
      (await add(phone, 1)).code,
      (await add(points, 1)).code,
      (await addToBasket(shop, visitor, { productId: shirt, size: 'S', quantity: 1, forPoints: true })).code,
      (await add(shirt, Number.NaN, 'S')).code,
      (await add(2_147_483_647, 1)).code,
      (await add(99_999_999_999, 1)).code,
      (await add(0, 1)).code,
      (await add(-3, 1)).code,
      (await add(1.5, 1)).code,
    ];
    expect(codes).toEqual([
      ...['size-required', 'size-required', 'unknown-size', 'unavailable', 'phone-price', 'points-only'],
      ...['not-for-points', 'unreadable-quantity', 'unknown-product', 'unknown-product', 'unknown-product'],
      ...['unknown-product', 'unknown-product'],
    ]);
    expect(await quantities()).toEqual([]);
  });

  it('S5.07 a disabled or sold-out size cannot be added, one brought in on order can', async () => {
    const off = await product('Wycofany', { sizes: [{ status: 'disable' }] });
    const out = await product('Wyprzedany', { sizes: [{ stock: 0 }] });
    const ordered = await product('Na zamówienie', { sizes: [{ stock: 0, status: 'order' }] });
    expect([(await add(off, 1)).code, (await add(out, 1)).code]).toEqual(['unavailable', 'unavailable']);
    expect(await add(ordered, 7)).toMatchObject({ code: 'added', quantity: 7 });
  });

  it('keeps lines with different extras apart, though they share one stock', async () => {
    const soap = await product('Mydło', { subscriptionDays: [30], subscriptionRebatePercent: 10 });
    await add(soap, 3);
    const monthly = { productId: soap, size: 'uniw', quantity: 4, extras: { subscriptionDays: 30 } };
    expect(await addToBasket(shop, visitor, monthly)).toMatchObject({ code: 'lowered', quantity: 2 });
    const weekly = { ...monthly, extras: { subscriptionDays: 7 } };
    expect(await addToBasket(shop, visitor, weekly)).toMatchObject({ code: 'no-subscription' });
    const { lines } = await getBasket(shop, visitor);
    expect(lines.map((line) => [line.quantity, line.unitPrice.gross, line.additional === ''])).toEqual([
      [3, 2460, true],
      [2, 2214, false],
    ]);
  });

  it('a configurator adds its surcharges and insists on required answers', async () => {
    const knife = await product('Nóż', {
      configurator: [
        {
          name: 'engraving',
          label: 'Grawer',
          kind: 'text',
          required: true,
          maxLength: 5,
          values: [{ id: 'x', label: '', surcharge: 1000 }],
        },
        {
          name: 'box',
          label: 'Pudełko',
          kind: 'choice',
          required: false,
          values: [{ id: 'oak', label: 'Dąb', surcharge: 500 }],
        },
      ],
    });
    const request = { productId: knife, size: 'uniw', quantity: 1 };
    expect(await addToBasket(shop, visitor, request)).toMatchObject({ code: 'configuration-required' });
    const configuration = { engraving: ['Kasia i Tomek'], box: ['oak', 'gold'], extra: ['1'] };
    expect(await addToBasket(shop, visitor, { ...request, extras: { configuration } })).toMatchObject({
      code: 'added',
    });
    const [line] = (await getBasket(shop, visitor)).lines;
    expect(line?.extras.configuration).toEqual({ engraving: ['Kasia'], box: ['oak'] });
    expect(line?.unitPrice.gross).toBe(3960);
  });

  it('S3.46 keeps a comment, cut at 255 characters', async () => {
    const mug = await product('Kubek z uwagą');
    await addToBasket(shop, visitor, { productId: mug, size: '', quantity: 1, comment: 'ą'.repeat(300) });
    expect((await getBasket(shop, visitor)).lines[0]?.comment).toBe('ą'.repeat(255));
  });

  it('S5.25 S9.48 says that a comment was cut, after what came of the line; a line break counts once', async () => {
    const mug = await product('Kubek z długą uwagą');
    await add(mug, 1);
    const long = { productId: mug, size: 'uniw', quantity: 2, comment: `${'a\r\n'.repeat(127)}bc` };
    expect((await setBasketLines(shop, visitor, [long])).map(({ code }) => code)).toEqual(['changed', 'comment-cut']);
    const exact = { ...long, comment: `${'a\r\n'.repeat(127)}b` };
    expect((await setBasketLines(shop, visitor, [exact])).map(({ code }) => code)).toEqual(['kept']);
    expect((await getBasket(shop, visitor)).lines[0]?.comment).toBe(`${'a\n'.repeat(127)}b`);
  });

  it('a basket takes 200 lines', async () => {
    const many = await product('Naszywka', {
      sizes: Array.from({ length: 201 }, (_, index) => ({ type: `n${index}`, name: `${index}` })),
    });
    const requests = Array.from({ length: 201 }, (_, index) => ({ productId: many, size: `n${index}`, quantity: 1 }));
    const outcomes = await setBasketLines(shop, visitor, requests);
    expect(outcomes.filter(({ code }) => code === 'added')).toHaveLength(200);
    expect(outcomes.at(-1)).toMatchObject({ code: 'basket-full', limit: 200 });
  });
});

describe('setting', () => {
  it('S7.42 sets absolute quantities, 0 and less remove, unchanged lines are kept', async () => {
    const mug = await product('Kubek A');
    const bowl = await product('Miska');
    await add(mug, 1);
    await add(bowl, 2);
    const outcomes = await setBasketLines(shop, visitor, [
      { productId: mug, size: 'uniw', quantity: 4 },
      { productId: bowl, size: 'uniw', quantity: 2 },
    ]);
    expect(outcomes.map(({ code, change }) => [code, change])).toEqual([
      ['changed', 3],
      ['kept', 0],
    ]);
    const removed = await setBasketLines(shop, visitor, [
      { productId: mug, size: 'uniw', quantity: 0 },
      { productId: bowl, size: 'onesize', quantity: -2 },
    ]);
    expect(removed.map(({ code, change }) => [code, change])).toEqual([
      ['removed', -4],
      ['removed', -2],
    ]);
    expect(await quantities()).toEqual([]);
  });

  it('0 for a line that is not there is nothing, as is an unreadable quantity', async () => {
    const mug = await product('Kubek B');
    await add(mug, 2);
    const outcomes = await setBasketLines(shop, visitor, [
      { productId: 123_456, size: 'uniw', quantity: 0 },
      { productId: mug, size: 'uniw', quantity: Number.NaN },
      { productId: mug, size: 'uniw', quantity: 3, additional: 'no-such-hash' },
    ]);
    expect(outcomes.map(({ code }) => code)).toEqual(['kept', 'unreadable-quantity', 'unknown-line']);
    expect(await quantities()).toEqual([['uniw', 2]]);
  });

  it('a line that the form shows and another tab removed is not added again', async () => {
    const mug = await product('Kubek z drugiej karty');
    const request = { productId: mug, size: 'uniw', quantity: 2, comment: 'stara uwaga' };
    expect(await setBasketLines(shop, visitor, [{ ...request, held: true }])).toMatchObject([{ code: 'unknown-line' }]);
    expect(await quantities()).toEqual([]);
    expect(await setBasketLines(shop, visitor, [request])).toMatchObject([{ code: 'added' }]);
    expect(await setBasketLines(shop, visitor, [{ ...request, held: true, quantity: 3 }])).toMatchObject([
      { code: 'changed' },
    ]);
  });

  it('a remark leaves the quantity alone, and is nothing without its line', async () => {
    const mug = await product('Kubek z uwagą obok');
    const remark = { kind: 'remark' as const, productId: mug, size: 'uniw', comment: 'na prezent' };
    expect(await changeBasket(shop, visitor, [remark])).toMatchObject([{ code: 'unknown-line' }]);
    await add(mug, 4);
    expect(await changeBasket(shop, visitor, [remark])).toMatchObject([{ code: 'kept', quantity: 4 }]);
    expect((await getBasket(shop, visitor)).lines).toMatchObject([{ quantity: 4, comment: 'na prezent' }]);
  });

  it('moves pieces between sizes whichever line is named first', async () => {
    const shirt = await product('Koszula', {
      maxQuantityPerOrder: 6,
      sizes: [
        { type: 'S', stock: 9 },
        { type: 'M', stock: 9 },
      ],
    });
    await add(shirt, 1, 'S');
    await add(shirt, 5, 'M');
    const outcomes = await setBasketLines(shop, visitor, [
      { productId: shirt, size: 'S', quantity: 5 },
      { productId: shirt, size: 'M', quantity: 1 },
    ]);
    expect(outcomes.map(({ code, size }) => [code, size])).toEqual([
      ['changed', 'S'],
      ['changed', 'M'],
    ]);
  });

  it('a line whose product is gone can still be taken out, and is not counted', async () => {
    const mug = await product('Kubek C', { sizes: [{ type: 'L' }, { type: 'M' }] });
    await add(mug, 2, 'L');
    await shop.db.delete(sizes).where(eq(sizes.productId, mug));
    expect(await getBasket(shop, visitor)).toMatchObject({
      total: { gross: 0 },
      productsCounter: 1,
      lines: [{ name: 'Kubek C', availability: { kind: 'unavailable', reason: 'size-withdrawn' } }],
    });
    await shop.db.delete(products).where(eq(products.id, mug));
    expect((await getBasket(shop, visitor)).lines[0]?.availability).toEqual({
      kind: 'unavailable',
      reason: 'withdrawn',
    });
    const set = (quantity: number) => setBasketLines(shop, visitor, [{ productId: mug, size: 'L', quantity }]);
    expect((await set(3))[0]?.code).toBe('unavailable');
    expect((await set(0))[0]?.code).toBe('removed');
  });

  it('takes a product out of the basket in every size', async () => {
    const shirt = await product('Polo', { sizes: [{ type: 'S' }, { type: 'M' }] });
    await add(shirt, 1, 'S');
    await add(shirt, 2, 'M');
    expect(await changeBasket(shop, visitor, [{ kind: 'remove', productId: shirt, size: '' }])).toEqual([
      { code: 'removed', productId: shirt, size: '', quantity: 0, change: -3 },
    ]);
  });
});

describe('two tabs', () => {
  it('20 adds of the same size at once are counted exactly', async () => {
    const mug = await product('Kubek D', { sizes: [{ stock: 50 }] });
    await Promise.all(Array.from({ length: 20 }, () => add(mug, 2)));
    expect(await quantities()).toEqual([['uniw', 40]]);
  });

  it('20 adds at once never take more than the stock, and one more sees it full', async () => {
    const mug = await product('Kubek E', { sizes: [{ stock: 7 }] });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => add(mug, 1)));
    expect(outcomes.filter(({ code }) => code === 'added')).toHaveLength(7);
    expect(outcomes.filter(({ code }) => code === 'already-in-basket')).toHaveLength(13);
    expect(await quantities()).toEqual([['uniw', 7]]);
  });

  it('20 adds of different sizes at once keep the limit they share', async () => {
    const shirt = await product('Koszulka D', {
      maxQuantityPerOrder: 5,
      sizes: [
        { type: 'S', stock: 99 },
        { type: 'M', stock: 99 },
      ],
    });
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(shirt, 1, index % 2 === 0 ? 'S' : 'M')));
    const pieces = (await quantities()).reduce((sum, [, quantity]) => sum + Number(quantity), 0);
    expect(pieces).toBe(5);
  });
});
