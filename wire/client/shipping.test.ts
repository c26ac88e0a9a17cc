import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const noted = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => vi.resetAllMocks());

// Answers are kept as long as the page lives: every test has a page of its own.
let client: typeof import('./shipping-options.ts') & typeof import('./shipping-time.ts');
beforeEach(async () => {
  vi.resetModules();
  client = { ...(await import('./shipping-options.ts')), ...(await import('./shipping-time.ts')) };
});

const CUP = { id: 101, size: 'onesize', quantity: 2 };
const moment = (days: number) => ({ time: { days, hours: 4, minutes: 0 }, weekDay: 3, weekAmount: 0, today: false });
const answer = (shipping: unknown) => fetched.mockImplementation(async () => Response.json({ data: { shipping } }));
const sent = (call = 0) => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body)).query;

const TIME = {
  shippingTime: moment(1),
  time: '2026-05-06 16:00:00',
  unknownTime: false,
  todayShipmentDeadline: '14:00:00',
};

describe('fetchShippingTime', () => {
  it('S7.25 S7.44 posts mode, product, size and quantity in one request', async () => {
    answer({ shippingTime: TIME });
    await client.fetchShippingTime([CUP]);
    expect(fetched.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([
      ['/graphql/v1/?shipping', 'POST'],
    ]);
    expect(sent()).toBe(
      '{ shipping(ShippingInput: {mode: product, products: [{id: 101, size: "uniw", quantity: 2}]}) { shippingTime { ' +
        'shippingTime { time { days hours minutes } weekDay weekAmount today } time unknownTime todayShipmentDeadline } } }',
    );
  });

  it('S7.44 a bundle adds its parts', async () => {
    answer({ shippingTime: TIME });
    await client.fetchShippingTime([{ ...CUP, size: 'M', bundleParts: [{ id: 5, size: 'S "x"' }] }]);
    expect(sent()).toContain('{id: 101, size: "M", quantity: 2, bundleParts: [{id: 5, size: "S \\"x\\""}]}');
  });

  it('S7.26 S3.37 reads the answered time', async () => {
    answer({ shippingTime: TIME });
    expect(await client.fetchShippingTime([CUP])).toEqual({
      days: 1,
      hours: 4,
      minutes: 0,
      weekDay: 3,
      weekAmount: 0,
      today: false,
      unknownTime: false,
      todayShipmentDeadline: '14:00:00',
      time: '2026-05-06 16:00:00',
    });
    answer({ shippingTime: { shippingTime: null, time: '', unknownTime: true, todayShipmentDeadline: null } });
    expect(await client.fetchShippingTime([{ ...CUP, id: 7 }])).toMatchObject({
      unknownTime: true,
      todayShipmentDeadline: '',
    });
    answer({ shippingTime: null });
    expect(await client.fetchShippingTime([{ ...CUP, id: 8 }])).toBeNull();
  });

  it('S4.19 S7.46 the same parameters are asked once, others anew', async () => {
    answer({ shippingTime: TIME });
    const first = await Promise.all([client.fetchShippingTime([CUP]), client.fetchShippingTime([{ ...CUP }])]);
    expect(await client.fetchShippingTime([CUP])).toEqual(first[0]);
    expect(fetched).toHaveBeenCalledTimes(1);
    await client.fetchShippingTime([{ ...CUP, quantity: 3 }]);
    await client.fetchShippingTime([CUP]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('fetchShippingOptions', () => {
  const option = {
    courier: { icon: '/k.svg', name: 'Kurier' },
    prepaid: 'dvp',
    cost: { value: 12, formatted: '12,00 zł' },
  };

  it('S3.36 S7.45 reads courier, kind, cost and day of every option', async () => {
    answer({
      shipping: [
        { ...option, deliveryTime: moment(2) },
        { ...option, prepaid: 'prepaid', deliveryTime: {} },
      ],
    });
    expect(await client.fetchShippingOptions([CUP])).toEqual([
      { ...option, deliveryTime: { days: 2, hours: 4, minutes: 0, weekDay: 3, weekAmount: 0, today: false } },
      { ...option, prepaid: 'prepaid', deliveryTime: null },
    ]);
    expect(sent()).toContain('shipping { courier { icon name } prepaid cost { value formatted } deliveryTime {');
    await client.fetchShippingOptions([CUP]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an error page', () => new Response('oops', { status: 500 })],
    ['errors', () => Response.json({ data: null, errors: [{ message: 'no' }] })],
    ['an unknown product', () => Response.json({ data: { shipping: null } })],
  ])('S7.47 %s is logged and false, and may be asked again', async (_case, failure) => {
    fetched.mockImplementationOnce(async () => failure());
    expect(await client.fetchShippingOptions([CUP])).toBe(false);
    expect(noted).toHaveBeenCalledOnce();
    answer({ shipping: [] });
    expect(await client.fetchShippingOptions([CUP])).toEqual([]);
  });
});
