import { expect, it } from 'vitest';
import type { ShippingPromise } from '../rules/describe-shipping.ts';
import * as shippingDayTexts from './shipping-day.ts';

it.each<[string, ShippingPromise, string]>([
  ['S4.12', { kind: 'order_by', time: '14:00' }, 'Zamów do 14:00, a wyślemy dzisiaj'],
  ['S4.13', { kind: 'today' }, 'Wyślemy dzisiaj'],
  ['S4.14', { kind: 'tomorrow', weekDay: 5 }, 'Wyślemy jutro, w piątek'],
  ['S4.15', { kind: 'weekday', weekDay: 2 }, 'Wyślemy we wtorek'],
  ['S4.15', { kind: 'weekday', weekDay: 7 }, 'Wyślemy w niedzielę'],
  ['S4.16', { kind: 'date', weekDay: 5, day: 8, month: 5 }, 'Wyślemy w piątek (08.05)'],
  ['S4.17', { kind: 'days', days: 31 }, 'Wyślemy za 31 dni'],
])('%s %o reads „%s”', (_id, promise, text) => {
  expect(shippingDayTexts.promise(promise)).toBe(text);
});

it('S4.18 has words for 24 h, 48 h and at once', () => {
  expect(shippingDayTexts.promise({ kind: 'immediately' })).toBe('Gotowe do wysyłki');
  expect(shippingDayTexts.promise({ kind: 'within_24h' })).toBe('Wysyłka w ciągu 24 h w dni robocze');
  expect(shippingDayTexts.promise({ kind: 'within_48h' })).toBe('Wysyłka w ciągu 48 h w dni robocze');
  expect(shippingDayTexts.promise({ kind: 'working_days', days: 9 })).toBe('Wysyłka w ciągu 9 dni roboczych');
});
