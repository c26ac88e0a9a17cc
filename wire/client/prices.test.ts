import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchLowestPrices } from './prices.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const ITEMS = [
  { date: '2026-05-01', productId: 101, sizeId: 'uniw' },
  { date: '2026-05-02', productId: 7, sizeId: 'M "\\' },
];
const sentQuery = () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)).query;

describe('fetchLowestPrices', () => {
  it.each([
    [undefined, '/graphql/v1/?getLastLowestProductPrices'],
    ['/inny/graphql/', '/inny/graphql/?getLastLowestProductPrices'],
  ])('S7.01 S9.04 with the address %s posts to %s', async (address, target) => {
    fetched.mockResolvedValueOnce(Response.json({ data: {} }));
    await fetchLowestPrices(ITEMS, { address });
    expect(fetched).toHaveBeenCalledWith(target, expect.objectContaining({ method: 'POST' }));
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
      'content-type': 'application/json',
      accept: 'application/json',
    });
  });

  it('S3.34 S7.01 sends date, product and size of every item and asks for the price type', async () => {
    fetched.mockImplementation(async () => Response.json({ data: {} }));
    await fetchLowestPrices(ITEMS);
    expect(sentQuery()).toBe(
      '{ getLastLowestProductPrices(items: [{date: "2026-05-01", productId: 101, sizeId: "uniw"}, ' +
        '{date: "2026-05-02", productId: 7, sizeId: "M \\"\\\\"}]) { id sizes { id price { gross { value currency formatted } } } } }',
    );
    fetched.mockClear();
    await fetchLowestPrices(ITEMS, { priceType: 'net' });
    expect(sentQuery()).toContain('price { net { value currency formatted } }');
  });

  it('S7.02 gives back the answer as it came', async () => {
    const answer = { data: { getLastLowestProductPrices: [{ id: 101, sizes: [] }] }, more: 1 };
    fetched.mockResolvedValueOnce(Response.json(answer));
    expect(await fetchLowestPrices(ITEMS)).toEqual(answer);
    expect(noted).not.toHaveBeenCalled();
  });

  it('S7.03 notes a failure and is false', async () => {
    fetched.mockResolvedValueOnce(new Response('oops'));
    expect(await fetchLowestPrices(ITEMS)).toBe(false);
    expect(noted).toHaveBeenCalledOnce();
  });
});
