import { describe, expect, it } from 'vitest';
import { describeShipping } from './describe-shipping.ts';
import type { ShippingTime } from './shipping-time.ts';

const TIME: ShippingTime = {
  unknownTime: false,
  today: false,
  todayShipmentDeadline: '',
  days: 3,
  hours: 0,
  minutes: 0,
  weekDay: 5,
  weekAmount: 0,
  time: '2026-05-08 14:00:00',
};
const size = { shipDays: 3, shipHours: 0 };
const at = (time: string) => new Date(`2026-05-06T${time}:00+02:00`);
const today = { ...TIME, today: true, days: 0, todayShipmentDeadline: '14:00:00' };

const said = (time: ShippingTime, now = '09:00') => describeShipping({ size, time, now: at(now) });
const onFriday = { kind: 'weekday', weekDay: 5 };

describe('describeShipping', () => {
  it.each([
    ['five hours before it', '09:00', { kind: 'order_by', time: '14:00' }],
    ['a minute more than three hours before it', '10:59', { kind: 'order_by', time: '14:00' }],
    ['exactly three hours before it', '11:00', { kind: 'today' }],
    ['two hours before it', '12:00', { kind: 'today' }],
  ])('S4.12 S9.25 the deadline is 14:00; %s', (_case, now, promise) => {
    expect(said(today, now)).toEqual(promise);
  });

  it('S4.13 shipping today without a deadline says today', () => {
    expect(said({ ...TIME, today: true })).toEqual({ kind: 'today' });
  });

  it.each([
    [0, 9],
    [1, 0],
  ])('S4.14 %i days and %i hours say tomorrow', (days, hours) => {
    expect(said({ ...TIME, days, hours })).toMatchObject({ kind: 'tomorrow' });
  });

  it('S4.15 otherwise the weekday is said', () => {
    expect(said({ ...TIME, days: 1, hours: 1 })).toEqual(onFriday);
    expect(said({ ...TIME, days: 1, minutes: 1 })).toEqual(onFriday);
    expect(said(TIME)).toEqual(onFriday);
  });

  it('S4.16 the date is said when weeks are added', () => {
    const time = { ...TIME, days: 9, weekAmount: 1, time: '2026-05-15 14:00:00' };
    expect(said(time)).toEqual({ kind: 'date', weekDay: 5, day: 15, month: 5 });
  });

  it('S4.17 S9.26 thirty days are counted, twenty-nine are not', () => {
    expect(said({ ...TIME, days: 30, weekAmount: 4 })).toEqual({ kind: 'days', days: 30 });
    expect(said({ ...TIME, days: 29, weekAmount: 4 })).toEqual({ kind: 'date', weekDay: 5, day: 8, month: 5 });
  });

  it('S3.37 an unknown time is said to be unknown', () => {
    expect(said({ ...TIME, unknownTime: true })).toEqual({ kind: 'unknown' });
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
