import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchHotspots } from './hotspots.ts';

afterEach(() => vi.restoreAllMocks());

function answerWith(body: unknown, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

describe('asking for recommended products', () => {
  it('S7.34 one request with all parameters', async () => {
    const fetched = answerWith({});
    await fetchHotspots({ zones: ['a', 'b'], page: 'basketedit', products: [7, 9] });
    const url = new URL(String(fetched.mock.calls[0]?.[0]), 'http://sklep.test');
    expect([fetched.mock.calls.length, url.pathname]).toEqual([1, '/ajax/hotspots.php']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'get-hotspots-html',
      'zones-names': 'a,b',
      components: 'a,b',
      'zones-types': 'basketedit,basketedit',
      product: '',
      products: '7;9',
    });
  });

  it('S7.35 S7.36 gives the html of each zone, also an empty one; one without text is missing', async () => {
    answerWith({ a: '<p>a</p>', b: '', c: null });
    const answer = await fetchHotspots({ zones: ['a', 'b', 'c'], page: 'main' });
    expect(answer).toEqual(
      new Map([
        ['a', '<p>a</p>'],
        ['b', ''],
      ]),
    );
  });

  it('S7.37 a failure is logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerWith({}, 500);
    expect(await fetchHotspots({ zones: ['a'], page: 'main' })).toBe(false);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    expect(await fetchHotspots({ zones: ['a'], page: 'main' })).toBe(false);
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
