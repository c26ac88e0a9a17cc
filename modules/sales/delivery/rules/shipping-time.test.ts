import { describe, expect, it } from 'vitest';
import { computeShippingTime, latestShippingTime, type ShippingFacts, UNKNOWN_SHIPPING_TIME } from './shipping-time.ts';

const now = new Date('2026-05-06T07:00:00Z');
const time = (shipDays: number, deadline = '14:00') =>
  computeShippingTime({ shipDays, shipHours: 0, deadline, unknownDeliveryTime: false }, now);

it.each([
  ['the latest day', [time(0), time(3), time(1)], '2026-05-11 14:00:00', ''],
  ['the latest day, none of them today', [time(1), time(3), time(2)], '2026-05-11 14:00:00', ''],
  ['the latest day, however early its hour', [time(1, '20:00'), time(2, '08:00')], '2026-05-11 08:00:00', ''],
  ['all today, by the earliest deadline', [time(0, '20:00'), time(0)], '2026-05-06 14:00:00', '14:00:00'],
])('goods that leave together: %s', (_case, times, moment, deadline) => {
  expect(latestShippingTime(times)).toMatchObject({ time: moment, todayShipmentDeadline: deadline });
});

it('S3.37 one unknown time makes the whole unknown', () => {
  expect(latestShippingTime([time(0), UNKNOWN_SHIPPING_TIME])).toBe(UNKNOWN_SHIPPING_TIME);
  expect(latestShippingTime([time(3), UNKNOWN_SHIPPING_TIME])).toBe(UNKNOWN_SHIPPING_TIME);
  expect(latestShippingTime([UNKNOWN_SHIPPING_TIME, time(3)])).toBe(UNKNOWN_SHIPPING_TIME);
  expect(latestShippingTime([])).toBe(UNKNOWN_SHIPPING_TIME);
});

const FACTS: ShippingFacts = { shipDays: 0, shipHours: 0, deadline: '14:00', unknownDeliveryTime: false };
/** Wednesday 6 May 2026, summer time. */
const at = (time: string, day = '2026-05-06') => new Date(`${day}T${time}:00+02:00`);

describe('computeShippingTime', () => {
  it.each([
    ['before the deadline', FACTS, at('09:00'), '2026-05-06', { today: true, days: 0, weekDay: 3, weekAmount: 0 }],
    ['after the deadline', FACTS, at('14:00'), '2026-05-07', { today: false, days: 1, weekDay: 4 }],
    ['over the weekend', FACTS, at('15:00', '2026-05-08'), '2026-05-11', { days: 3, weekDay: 1, weekAmount: 0 }],
    ['two working days', { ...FACTS, shipDays: 2 }, at('09:00'), '2026-05-08', { days: 2, weekDay: 5 }],
    ['48 hours', { ...FACTS, shipHours: 48 }, at('09:00'), '2026-05-08', { days: 2 }],
    ['ready too late today', { ...FACTS, shipHours: 6 }, at('09:00'), '2026-05-07', { today: false, days: 1 }],
    ['a week and more', { ...FACTS, shipDays: 7 }, at('09:00'), '2026-05-15', { days: 9, weekDay: 5, weekAmount: 1 }],
    ['over Corpus Christi', { ...FACTS, shipDays: 1 }, at('09:00', '2026-06-03'), '2026-06-05', { days: 2 }],
  ] as const)('S3.17 %s', (_case, facts, now, day, expected) => {
    const time = computeShippingTime(facts, now);
    expect(time).toMatchObject({ unknownTime: false, hours: 0, minutes: 0, ...expected });
    expect(time.time).toBe(`${day} 14:00:00`);
  });

  it('names the deadline only while it can be met today', () => {
    expect(computeShippingTime(FACTS, at('13:59')).todayShipmentDeadline).toBe('14:00:00');
    expect(computeShippingTime(FACTS, at('14:00')).todayShipmentDeadline).toBe('');
    expect(computeShippingTime(FACTS, at('09:00', '2026-05-09')).todayShipmentDeadline).toBe('');
  });

  it('S9.41 is unknown beyond 100 days, and when the shop says so', () => {
    expect(computeShippingTime({ ...FACTS, shipDays: 200 }, at('09:00')).unknownTime).toBe(true);
    expect(computeShippingTime({ ...FACTS, unknownDeliveryTime: true }, at('09:00')).unknownTime).toBe(true);
  });
});
