import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourierTerms, deliveryOptions } from './delivery-options.ts';

const COURIER: CourierTerms = {
  id: 1,
  name: 'Kurier',
  icon: '/k.svg',
  kind: 'courier',
  days: 1,
  deadline: '',
  weekdays: [1, 2, 3, 4, 5],
  rates: [],
  needsPoint: false,
  requestsClientNumber: false,
  countries: ['PL'],
  prepaidCost: 1490,
  onDeliveryCost: 1990,
  freeFrom: 19_900,
  maxWeight: 30_000,
  maxWorth: null,
  maxOnDelivery: 500_000,
};
const LOCKER: CourierTerms = { ...COURIER, id: 2, kind: 'locker', onDeliveryCost: null, maxWeight: 25_000 };
const parcel = { worth: 5000, weight: 1000, country: 'PL' };
const short = (couriers: CourierTerms[], more: object) =>
  deliveryOptions(couriers, { ...parcel, ...more }).map(({ courierId, prepaid, cost }) => [courierId, prepaid, cost]);

describe('deliveryOptions', () => {
  it('S3.36 lists prepaid ways first, then those paid on delivery', () => {
    expect(short([COURIER, LOCKER], {})).toEqual([
      [1, 'prepaid', 1490],
      [2, 'prepaid', 1490],
      [1, 'dvp', 1990],
    ]);
  });

  it.each([
    ['free from the limit on', { worth: 19_900 }, [0, 0]],
    ['one grosz short of it', { worth: 19_899 }, [1490, 1990]],
    ['too dear to pay on delivery', { worth: 500_001 }, [0]],
    ['the heaviest it carries', { weight: 30_000 }, [1490, 1990]],
    ['too heavy', { weight: 30_001 }, []],
    ['another country', { country: 'DE' }, []],
  ])('%s', (_case, more, costs) => {
    expect(short([COURIER], more).map(([, , cost]) => cost)).toEqual(costs);
  });

  it('a parcel worth more than the courier insures does not go', () => {
    expect(short([{ ...COURIER, maxWorth: 10_000 }], { worth: 10_001 })).toEqual([]);
  });

  it('a dearer parcel never pays more for the same way', () => {
    const worth = fc.nat(1_000_000);
    fc.assert(
      fc.property(worth, worth, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map(
          (value) => short([COURIER], { worth: value })[0]?.[2],
        );
        expect(Number(more)).toBeLessThanOrEqual(Number(less));
      }),
    );
  });
});
