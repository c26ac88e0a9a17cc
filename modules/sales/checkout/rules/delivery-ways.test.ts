import { expect, it } from 'vitest';
import { courierFee, deliveryWays, promisedDay } from './delivery-ways.ts';

const ahead = (courierId: number, cost: number) => ({ courierId, prepaid: 'prepaid' as const, cost });
const later = (courierId: number, cost: number) => ({ courierId, prepaid: 'dvp' as const, cost });

it('a courier paid in advance and at the door is one way, with what the second adds', () => {
  const [van, locker, shop] = [ahead(1, 1490), ahead(2, 1190), ahead(3, 0)];
  expect(deliveryWays([van, locker, shop, later(1, 1990), later(3, 0)])).toEqual([
    { option: van, onDelivery: 500 },
    { option: locker, onDelivery: null },
    { option: shop, onDelivery: 0 },
  ]);
});

it('a courier who is only paid at the door leaves nothing to choose', () => {
  const van = later(1, 1990);
  expect(deliveryWays([ahead(2, 1190), van])).toEqual([
    { option: ahead(2, 1190), onDelivery: null },
    { option: van, onDelivery: null },
  ]);
});

it.each([
  ['paid at the door, though it could be paid in advance', later(1, 1990), [ahead(1, 1490), later(1, 1990)], 500],
  ['paid in advance', ahead(1, 1490), [ahead(1, 1490), later(1, 1990)], 0],
  ['paid at the door and nowhere else', later(1, 1990), [ahead(2, 1190), later(1, 1990)], 0],
  ['cheaper at the door', later(1, 990), [ahead(1, 1490), later(1, 990)], 0],
  ['not chosen yet', null, [ahead(1, 1490), later(1, 1990)], 0],
])('what is asked for paying the courier: %s', (_case, chosen, options, fee) => {
  expect(courierFee(chosen, options)).toBe(fee);
});

const arrives = { days: 3, hours: 0, minutes: 0, weekDay: 2, weekAmount: 0, today: false };

it('X.52 the promise is a day of the calendar in Warsaw, over midnight and the end of a month', () => {
  expect(promisedDay(arrives, new Date('2026-11-28T23:30:00Z'))).toBe('2026-12-02');
  expect(promisedDay(arrives, new Date('2026-11-28T22:30:00Z'))).toBe('2026-12-01');
  expect(promisedDay(null, new Date('2026-11-28T22:30:00Z'))).toBeNull();
});
