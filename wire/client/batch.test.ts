import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchBatch, onBatch } from './batch.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const page = { viewport: 1, requestUri: '/szukaj?text=a+b&x=100%', additionalAjax: 'x=1' } as const;
const sent = () => JSON.parse(new URLSearchParams(String(fetched.mock.calls[0]?.[1]?.body)).get('request') ?? '');
const answers = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }));

describe('fetchBatch', () => {
  it('S3.49 S3.51 S7.07 S7.66 posts one form with all six blocks, percent-encoded', async () => {
    answers({});
    await fetchBatch(page);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe('/ajax/get.php');
    expect(fetched.mock.calls[0]?.[1]?.method).toBe('POST');
    const params = { mobile: true, tablet: false, pc: false, request_uri: page.requestUri, additional_ajax: 'x=1' };
    expect(sent()).toEqual({
      Projector: { format: 'json', params: {} },
      Basket: {},
      Wishlist: {},
      Comparers: {},
      Snippets: { format: 'json', params },
      ToplayersAndWidgets: { format: 'json', params },
    });
  });

  it.each([
    [1, [true, false, false]],
    [2, [false, true, false]],
    [3, [false, false, true]],
    [4, [false, false, true]],
  ] as const)('S7.66 class %i sends mobile, tablet, pc as %o', async (viewport, flags) => {
    answers({});
    await fetchBatch({ ...page, viewport }, ['Snippets']);
    const { mobile, tablet, pc } = sent().Snippets.params;
    expect([mobile, tablet, pc]).toEqual(flags);
  });

  it('S7.08 gives each callback the whole answer, also after an error of another', async () => {
    vi.stubGlobal('reportError', vi.fn());
    answers({
      Basket: { response: { basket: { productsCounter: 1, products: [] } } },
      Wishlist: { response: { attributes: { count: '2' } } },
      Comparers: { response: { product: [] } },
    });
    const [first, second] = [
      vi.fn().mockImplementation(() => {
        throw new Error('mine');
      }),
      vi.fn(),
    ];
    const stop = [onBatch(first), onBatch(second)];
    await fetchBatch(page);
    for (const received of [first, second]) {
      expect(received.mock.calls[0]?.[0]).toMatchObject({
        Basket: { basket: { productsCounter: 1 } },
        Wishlist: { attributes: { count: 2 }, product: [] },
        Comparers: { attributes: { count: 0 }, product: [] },
      });
    }
    for (const end of stop) end();
    await fetchBatch(page);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a status of 500', () => answers({ error: 'x' }, 500)],
    ['no connection', () => fetched.mockRejectedValue(new TypeError('offline'))],
    ['no JSON', () => fetched.mockResolvedValue(new Response('<html>'))],
  ])('S7.09 ignores %s', async (_, fail) => {
    fail();
    const received = vi.fn();
    const stop = onBatch(received);
    expect(await fetchBatch(page)).toBeNull();
    expect(received).not.toHaveBeenCalled();
    stop();
  });

  it('S3.52 S7.67 reads items by region from objects and lists, and leaves failed blocks out', async () => {
    answers({
      Basket: { response: {}, error: 'internal' },
      Wishlist: { response: { attributes: { count: 3 }, product: [{ attributes: { id: 7, size: 'M' } }] } },
      Snippets: {
        response: {
          items: [
            { region: 'head', content: 'a' },
            { region: 'nowhere', content: 'b' },
          ],
        },
      },
      ToplayersAndWidgets: { response: { items: { script: 'x()', 5: { content: 'c' } } } },
    });
    expect(await fetchBatch(page)).toEqual({
      Wishlist: { attributes: { count: 3 }, product: [{ attributes: { id: '7', size: 'M' } }] },
      Snippets: { items: { 0: { region: 'head', content: 'a' }, 1: { region: 'other', content: 'b' } } },
      ToplayersAndWidgets: { items: { script: 'x()', 5: { content: 'c' } } },
    });
  });
});
