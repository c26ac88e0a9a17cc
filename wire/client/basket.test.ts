import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchBasket, parseBasket } from './basket.ts';
import { changeBasket, setBasketLines } from './basket-change.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const worths = { worth_net_formatted: '40,00 zł', worth_gros_formatted: '49,20 zł' };
const product = { id: 101, name: 'Kubek', size: 'uniw', count: '2' };
const basket = { productsCounter: 1, worth_formatted: '49,20 zł', toShippingFree: '0.00' };
const posted = () => Object.fromEntries(new URLSearchParams(String(fetched.mock.calls[0]?.[1]?.body)));

describe('reading a basket', () => {
  it.each([
    ['nested prices in an envelope', { basket: { ...basket, products: [{ ...product, prices: worths }] } }],
    ['flat prices, bare', { ...basket, products: [{ ...product, ...worths }] }],
    ['lines keyed by number', { ...basket, products: { 7: { ...product, prices: worths } } }],
  ])('S3.42 reads %s', (_, data) => {
    expect(parseBasket(data)).toMatchObject({
      productsCounter: 1,
      productsNumber: 2,
      toShippingFree: '0.00',
      user: { wholesaler: false, loggedIn: false },
      products: [{ id: '101', count: 2, subscription_period: '0', prices: worths }],
    });
  });

  it.each([null, 1, 'x', [], {}, { basket: null }, { error: 'x' }])('%o is no basket', (data) => {
    expect(parseBasket(data)).toBeNull();
  });

  it('leaves toShippingFree out when it is missing: nothing is not zero', () => {
    expect(parseBasket({ products: [] })).not.toHaveProperty('toShippingFree');
  });
});

describe('fetchBasket', () => {
  it('S7.27 S7.28 asks the address of the contract', async () => {
    fetched.mockResolvedValue(Response.json({ basket: { ...basket, products: [] } }));
    expect(await fetchBasket()).toMatchObject({ productsCounter: 1, worth_formatted: '49,20 zł' });
    expect(fetched.mock.calls[0]?.[0]).toBe('/ajax/basket.php?getAjax=true');
  });

  it('S7.29 gives nothing when the call fails, so that the shown basket stays', async () => {
    fetched.mockResolvedValueOnce(Response.json({ error: 'internal' }, { status: 500 }));
    fetched.mockResolvedValueOnce(new Response('<html>'));
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    expect([await fetchBasket(), await fetchBasket(), await fetchBasket()]).toEqual([null, null, null]);
  });
});

describe('changing the basket', () => {
  const outcome = { code: 'lowered', productId: 101, size: 'uniw', quantity: 4, change: 1, limit: 4 };

  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  it('adds one product and hands on what came of it', async () => {
    fetched.mockResolvedValue(Response.json({ basket: { products: [] }, outcomes: [outcome, { code: 'invented' }] }));
    const changed = await changeBasket(formOf({ product: '101', size: 'uniw', number: '5', mode: '1', comment: 'a' }));
    expect(changed).toMatchObject({ kind: 'changed', outcomes: [outcome] });
    expect(posted()).toEqual({ product: '101', size: 'uniw', number: '5', mode: '1', comment: 'a', getAjax: 'true' });
  });

  it('S7.38 posts product, size and quantity per index from 1', async () => {
    fetched.mockResolvedValue(Response.json({ basket: { products: [] } }));
    await setBasketLines([
      { product: 7, size: 'S', quantity: 2 },
      { product: '8', size: 'M', quantity: 0, additional: 'ab' },
    ]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/basketchange.php?type=multiproduct');
    expect(posted()).toEqual({
      'product[1]': '7',
      'size[1]': 'S',
      'additional[1]': '',
      'set_quantity[1]': '2',
      'product[2]': '8',
      'size[2]': 'M',
      'additional[2]': 'ab',
      'set_quantity[2]': '0',
      getAjax: 'true',
    });
  });

  it('sends files as multipart', async () => {
    fetched.mockResolvedValue(Response.json({ basket: { products: [] } }));
    const form = new FormData();
    form.append('comment_photo[1][uniw][0][]', new File(['x'], 'a.png'));
    await changeBasket(form, '/basketchange.php?type=multiproduct');
    expect(fetched.mock.calls[0]?.[1]?.body).toBeInstanceOf(FormData);
  });

  it.each([
    ['a status of 500', () => fetched.mockResolvedValue(Response.json({ error: 'internal' }, { status: 500 }))],
    ['an answer without a basket', () => fetched.mockResolvedValue(Response.json({}))],
    ['no connection', () => fetched.mockRejectedValue(new TypeError('offline'))],
  ])('S7.40 says that it failed on %s', async (_, fail) => {
    fail();
    expect(await changeBasket(formOf({ product: '1', size: 'uniw', number: '1', mode: '1' }))).toEqual({
      kind: 'failed',
    });
  });
});
