import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALL_TIMEOUT } from './call.ts';
import { fetchSizeDetails, fetchSizePrices, fetchSizes } from './sizes.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.clearAllMocks());

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const addresses = () => fetched.mock.calls.map(([address]) => address);

describe('fetchSizes', () => {
  const item = { type: 'M', priority: '1', name: 'M', description: 'M', amount: 5, prices: { price: 24.6 } };

  it.each([
    ['an array', [item]],
    ['an object by priority', { '00001-M': item }],
    ['an object by size', { M: item }],
  ])('S7.15 S7.16 finds sizes by type in %s', async (_container, items) => {
    answer({ sizes: { id: 101, name: 'Kubek', unit: 'szt.', unit_sellby: 1, items } });
    const found = (await fetchSizes(101)) || null;
    expect(addresses()).toEqual(['/ajax/projector.php?action=get&product=101&get=sizes']);
    expect(found?.sizes.get('M')).toMatchObject({ type: 'M', amount: 5, price: 2460, phonePrice: false });
  });

  it('S3.08 S3.14 takes onesize for uniw and flags as text or as booleans', async () => {
    const items = [
      { ...item, type: 'onesize', phone_price: 'true' },
      { ...item, phone_price: true, gratis: 'false' },
    ];
    answer({ sizes: { id: 1, items } });
    const found = await fetchSizes(1);
    expect(found && [...found.sizes].map(([type, size]) => [type, size.phonePrice])).toEqual([
      ['uniw', true],
      ['M', true],
    ]);
  });

  it('is null for a product the shop does not have', async () => {
    answer(null);
    expect(await fetchSizes(5)).toBeNull();
  });
});

describe('fetchSizeDetails', () => {
  it('S7.17 S3.08 sends this address, onesize as uniw, and subscription when asked', async () => {
    answer({});
    answer({});
    await fetchSizeDetails({ product: 101, size: 'onesize' });
    await fetchSizeDetails({ product: 101, size: 'M/L', subscription: true });
    const start = '/ajax/projector.php?action=get&product=101';
    const get = 'get=sizeavailability,sizedelivery,sizeprices';
    expect(addresses()).toEqual([`${start}&size=uniw&${get}`, `${start}&size=M%2FL&${get}&subscription=1`]);
  });

  it('S7.18 reads texts and numbers alike', async () => {
    answer({
      sizeavailability: {
        visible: 'y',
        status: 'order',
        delivery_days_undefined: 'false',
        shipping_time: {
          today: 'false',
          days: '2',
          hours: 0,
          week_day: '5',
          week_amount: '1',
          time: '2026-05-08 12:00:00',
        },
        delay_time: { unknown_delivery_time: 'false' },
      },
      sizedelivery: { undefined: 'false', shipping: '12.00', limitfree: 200 },
      sizeprices: {
        value: '24.60',
        price_net: '20.00',
        maxprice: '29.90',
        omnibus_price: false,
        srp: '',
        points_recive: 2,
        rebateNumber: { items: [null], nextleft: '3.00', nextthreshold: '5.00', nextprice: '22.00' },
      },
    });
    expect(await fetchSizeDetails({ product: 1, size: 'M' })).toMatchObject({
      availability: {
        status: 'order',
        visible: true,
        deliveryDaysUndefined: false,
        unknownDeliveryTime: false,
        shippingTime: { today: false, days: 2, hours: 0, weekDay: 5, weekAmount: 1, unknownTime: false },
      },
      delivery: { undefined: false, cost: 1200, freeFrom: 20_000 },
      prices: {
        price: 2460,
        priceNet: 2000,
        regularPrice: 2990,
        lowestPrice30: null,
        suggestedPrice: null,
        pointsReceived: 2,
        tiers: [],
        nextTier: { left: 3, threshold: 5, price: 2200 },
      },
    });
  });

  it('S3.16 a missing delay_time means an unknown delivery time', async () => {
    answer({ sizeavailability: { status: 'enable' }, sizedelivery: {}, sizeprices: null });
    expect(await fetchSizeDetails({ product: 1, size: 'M' })).toMatchObject({
      availability: { unknownDeliveryTime: true },
      delivery: null,
      prices: null,
    });
  });

  it.each([
    ['a lost connection', () => fetched.mockRejectedValueOnce(new TypeError('network'))],
    ['an answer that is no JSON', () => fetched.mockResolvedValueOnce(new Response('<html>'))],
    ['status 500', () => answer({ error: 'internal' }, 500)],
  ])('S7.19 is false and noted after %s', async (_failure, fail) => {
    fail();
    expect(await fetchSizeDetails({ product: 1, size: 'M' })).toBe(false);
    expect(noted).toHaveBeenCalledOnce();
  });
});

it('S7.20 S7.21 asks for prices alone', async () => {
  answer({ sizeprices: { value: '45.00' } });
  expect(await fetchSizePrices({ product: 7, size: 'uniw', subscription: true })).toMatchObject({ price: 4500 });
  expect(addresses()).toEqual(['/ajax/projector.php?action=get&product=7&size=uniw&get=sizeprices&subscription=1']);
});

it('S9.10 ends a call after 18 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('timed out')));
  fetched.mockImplementationOnce((_address, init) => Promise.reject(init?.signal?.reason));
  expect(await fetchSizes(1)).toBe(false);
  expect(timeout).toHaveBeenCalledWith(18_000);
  expect(CALL_TIMEOUT).toBe(18_000);
  timeout.mockRestore();
});
