import { describe, expect, it } from 'vitest';
import { describeShipping } from './describe-shipping.ts';
import type { ShippingTime } from './shipping-time.ts';

const TIME: ShippingTime = {
  unknownTime: false,
  today: false,
  todayShipmentDeadline: '',
  ...{ days: 3, hours: 0, minutes: 0, weekDay: 5, weekAmount: 0 },
  time: '2026-05-08 14:00:00',
};
const size = { shipDays: 3, shipHours: 0 };
const at = (time: string) => new Date(`2026-05-06T${time}:00+02:00`);
const today = { ...TIME, today: true, days: 0, todayShipmentDeadline: '14:00:00' };

describe('describeShipping', () => {
  it.each([
    ['S4.12 five hours before the deadline', today, '09:00', { kind: 'order_by', time: '14:00' }],
    ['S4.12 S9.25 two hours before it', today, '12:00', { kind: 'today' }],
    ['S9.25 exactly three hours before it', today, '11:00', { kind: 'today' }],
    ['S4.13 shipping today', { ...TIME, today: true }, '09:00', { kind: 'today' }],
    ['S4.14 no whole day', { ...TIME, days: 0, hours: 9 }, '09:00', { kind: 'tomorrow' }],
    ['S4.14 one day sharp', { ...TIME, days: 1 }, '09:00', { kind: 'tomorrow' }],
    ['S4.15 one day and an hour', { ...TIME, days: 1, hours: 1 }, '09:00', { kind: 'weekday', weekDay: 5 }],
    ['S4.15 three days', TIME, '09:00', { kind: 'weekday', weekDay: 5 }],
    [
      'S4.16 weeks added',
      { ...TIME, days: 9, weekAmount: 1, time: '2026-05-15 14:00:00' },
      '09:00',
      { kind: 'date', weekDay: 5, day: 15, month: 5 },
    ],
    ['S4.17 S9.26 thirty days', { ...TIME, days: 30, weekAmount: 4 }, '09:00', { kind: 'days', days: 30 }],
    [
      'S4.17 S9.26 twenty-nine days',
      { ...TIME, days: 29, weekAmount: 4 },
      '09:00',
      { kind: 'date', weekDay: 5, day: 8, month: 5 },
    ],
    ['S3.37 unknown time', { ...TIME, unknownTime: true }, '09:00', { kind: 'unknown' }],
  ] as const)('%s', (_case, time, now, promise) => {
    expect(describeShipping({ size, time, now: at(now) })).toEqual(promise);
  });

  it('takes the hours before order from the shop', () => {
    expect(describeShipping({ size, time: today, now: at('12:00'), hoursBeforeOrder: 1 })).toEqual({
      kind: 'order_by',
      time: '14:00',
    });
  });

  it.each([
    [0, 0, { kind: 'immediately' }],
    [1, 0, { kind: 'within_24h' }],
    [0, 48, { kind: 'within_48h' }],
    [9, 0, { kind: 'working_days', days: 9 }],
    [2, 6, { kind: 'working_days', days: 3 }],
  ])('S4.18 before the shop answered: %i days and %i hours', (shipDays, shipHours, promise) => {
    const term = describeShipping({ size: { shipDays, shipHours }, time: null, now: at('09:00') });
    expect(term).toEqual(promise);
  });
});
