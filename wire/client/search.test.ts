import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchText } from './search.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const store = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  vi.clearAllMocks();
  store.clear();
});

const found = { productsTextSearch: { products: null, series: [{ name: 'Tatry', link: '/seria/1/tatry' }] } };

describe('searchText', () => {
  it('S7.30 S9.44 posts the typed text, safely quoted, and the limit 6', async () => {
    fetched.mockResolvedValueOnce(Response.json({ data: found }));
    await searchText('ku"b\\');
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/graphql/v1/');
    expect(JSON.parse(String(init?.body)).query).toContain(
      'productsTextSearch(searchInput: {text: "ku\\"b\\\\", limit: 6})',
    );
  });

  it('S7.31 S3.39 reads every group, missing ones as empty', async () => {
    fetched.mockResolvedValueOnce(Response.json({ data: found }));
    expect(await searchText('tatry')).toEqual({
      products: [],
      menuNodes: [],
      producers: [],
      cms: [],
      searchQueries: [],
      series: [{ name: 'Tatry', link: '/seria/1/tatry' }],
    });
  });

  it('S7.32 asks once for the same text', async () => {
    fetched.mockImplementation(async () => Response.json({ data: found }));
    const first = await searchText('tatry');
    expect(await searchText('tatry')).toEqual(first);
    await searchText('tatr');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a broken answer', async () => new Response('oops')],
    ['errors instead of data', async () => Response.json({ errors: [{ message: 'x' }], data: null })],
    ['no connection', () => Promise.reject(new TypeError('network'))],
  ])('S7.33 is false and noted after %s, and asks again later', async (_failure, fail) => {
    fetched.mockImplementationOnce(fail);
    expect(await searchText('tatry')).toBe(false);
    expect(noted).toHaveBeenCalledOnce();
    fetched.mockResolvedValueOnce(Response.json({ data: found }));
    expect(await searchText('tatry')).not.toBe(false);
  });

  it('gives up without a word when the shopper types on', async () => {
    fetched.mockImplementationOnce((_address, init) => Promise.reject(init?.signal?.reason));
    expect(await searchText('tatry', { signal: AbortSignal.abort() })).toBe(false);
    expect(noted).not.toHaveBeenCalled();
  });
});
