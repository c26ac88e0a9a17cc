import { expect, it } from 'vitest';
import { computeShippingTime } from './compute-shipping-time.ts';
import { latestShippingTime } from './latest-shipping-time.ts';
import { UNKNOWN_SHIPPING_TIME } from './shipping-time.ts';

const now = new Date('2026-05-06T07:00:00Z');
const time = (shipDays: number, deadline = '14:00') =>
  computeShippingTime({ shipDays, shipHours: 0, deadline, unknownDeliveryTime: false }, now);

it.each([
  ['the latest day', [time(0), time(3), time(1)], '2026-05-11 14:00:00', ''],
  ['all today, by the earliest deadline', [time(0, '20:00'), time(0)], '2026-05-06 14:00:00', '14:00:00'],
])('goods that leave together: %s', (_case, times, moment, deadline) => {
  expect(latestShippingTime(times)).toMatchObject({ time: moment, todayShipmentDeadline: deadline });
});

it('S3.37 one unknown time makes the whole unknown', () => {
  expect(latestShippingTime([time(0), UNKNOWN_SHIPPING_TIME])).toBe(UNKNOWN_SHIPPING_TIME);
  expect(latestShippingTime([])).toBe(UNKNOWN_SHIPPING_TIME);
});
