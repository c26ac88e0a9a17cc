import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#platform/time/rules/day.ts';
import { isWorkingDay } from '#platform/time/rules/working-days.ts';
import { deliveryMoment, describeDelivery, describeDeliveryInline } from './describe-delivery.ts';
import { computeShippingTime, UNKNOWN_SHIPPING_TIME } from './shipping-time.ts';

const now = new Date('2026-05-06T07:00:00Z');
const moment = { days: 2, hours: 0, minutes: 0, weekDay: 5, weekAmount: 0, today: false };

it.each([
  ['S4.20 weeks added', { days: 8, weekDay: 4, weekAmount: 1 }, { kind: 'date', weekDay: 4, day: 14, month: 5 }],
  ['S4.20 many weeks', { days: 49, weekDay: 3, weekAmount: 7 }, { kind: 'date', weekDay: 3, day: 24, month: 6 }],
  ['S4.20 no weeks added', {}, { kind: 'weekday', weekDay: 5 }],
  ['the same day', { days: 0, today: true }, { kind: 'today' }],
  ['the next day', { days: 1, weekDay: 4 }, { kind: 'tomorrow', weekDay: 4 }],
])('%s', (_case, more, promise) => {
  expect(describeDelivery({ ...moment, ...more }, now)).toEqual(promise);
});

it.each([
  ['a weekday has its date', {}, { kind: 'date', weekDay: 5, day: 8, month: 5 }],
  ['so has a day weeks away', { days: 8, weekDay: 4, weekAmount: 1 }, { kind: 'date', weekDay: 4, day: 14, month: 5 }],
  ['today needs none', { days: 0, today: true }, { kind: 'today' }],
  ['nor does tomorrow', { days: 1, weekDay: 4 }, { kind: 'tomorrow', weekDay: 4 }],
])('side by side %s', (_case, more, promise) => {
  expect(describeDeliveryInline({ ...moment, ...more }, now)).toEqual(promise);
});

const FACTS = { shipDays: 0, shipHours: 0, deadline: '14:00', unknownDeliveryTime: false };
/** 9:00 in Warsaw in summer. */
const at = (day: string) => new Date(`${day}T07:00:00Z`);
const delivered = (day: string, courierDays: number, shipDays = 0, closedDays?: Set<string>) =>
  deliveryMoment(computeShippingTime({ ...FACTS, shipDays, closedDays }, at(day)), {
    courierDays,
    closedDays,
    now: at(day),
  });

describe('deliveryMoment', () => {
  it.each([
    ['Wednesday, one day', '2026-05-06', 1, { days: 1, weekDay: 4, weekAmount: 0, today: false }],
    ['the same day', '2026-05-06', 0, { days: 0, weekDay: 3, weekAmount: 0, today: true }],
    ['S9.40 Friday, over the weekend', '2026-05-08', 1, { days: 3, weekDay: 1, weekAmount: 0 }],
    ['S9.39 over 1 and 3 May', '2026-04-30', 1, { days: 4, weekDay: 1, weekAmount: 0 }],
    ['S9.39 over Corpus Christi', '2026-06-03', 1, { days: 2, weekDay: 5 }],
    ['S9.39 over Christmas with its Eve', '2026-12-23', 1, { days: 5, weekDay: 1, weekAmount: 0 }],
    ['more than a week', '2026-05-06', 6, { days: 8, weekDay: 4, weekAmount: 1 }],
  ])('%s', (_case, day, courierDays, expected) => {
    expect(delivered(day, courierDays)).toMatchObject({ hours: 0, minutes: 0, ...expected });
  });

  it('S9.40 a closed day of the shop counts for sending and for the way', () => {
    expect(delivered('2026-05-06', 1, 0, new Set(['2026-05-06', '2026-05-08']))).toMatchObject({ days: 5, weekDay: 1 });
  });

  it('S9.41 is unknown when dispatch is, and when the day is beyond 100 days', () => {
    expect(deliveryMoment(UNKNOWN_SHIPPING_TIME, { courierDays: 1, now: at('2026-05-06') })).toBeNull();
    expect(delivered('2026-05-06', 90)).toBeNull();
  });

  it('S9.39 S9.40 in two years no order is delivered on a holiday, weekend or closed day', () => {
    const closed = new Set(['2026-05-02', '2026-12-31', '2027-08-16']);
    const ahead = fc.record({ start: fc.nat(730), shipDays: fc.nat(15), courierDays: fc.nat(5) });
    fc.assert(
      fc.property(ahead, ({ start, shipDays, courierDays }) => {
        const day = addDays('2026-01-01', start);
        const found = delivered(day, courierDays, shipDays, closed);
        expect(found).not.toBeNull();
        expect(isWorkingDay(addDays(day, found?.days ?? 0), closed)).toBe(true);
      }),
    );
  });
});
