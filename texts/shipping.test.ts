import { expect, it } from 'vitest';
import type { DeliveryPromise } from '#rules/shipping/describe-delivery.ts';
import type { ShippingPromise } from '#rules/shipping/describe-shipping.ts';
import { shippingTexts } from './shipping.ts';

it.each<[string, ShippingPromise, string]>([
  ['S4.12', { kind: 'order_by', time: '14:00' }, 'Zamów do 14:00, a wyślemy dzisiaj'],
  ['S4.13', { kind: 'today' }, 'Wyślemy dzisiaj'],
  ['S4.14', { kind: 'tomorrow' }, 'Wyślemy jutro'],
  ['S4.15', { kind: 'weekday', weekDay: 2 }, 'Wyślemy we wtorek'],
  ['S4.15', { kind: 'weekday', weekDay: 7 }, 'Wyślemy w niedzielę'],
  ['S4.16', { kind: 'date', weekDay: 5, day: 8, month: 5 }, 'Wyślemy w piątek (08.05)'],
  ['S4.17', { kind: 'days', days: 31 }, 'Wyślemy za 31 dni'],
])('%s %o reads „%s”', (_id, promise, text) => {
  expect(shippingTexts.promise(promise)).toBe(text);
});

it('S4.18 has words for 24 h, 48 h and at once', () => {
  expect(shippingTexts.promise({ kind: 'immediately' })).toBe('Wysyłamy od ręki');
  expect(shippingTexts.promise({ kind: 'within_24h' })).toBe('Wysyłka w ciągu 24 godzin');
  expect(shippingTexts.promise({ kind: 'within_48h' })).toBe('Wysyłka w ciągu 48 godzin');
  expect(shippingTexts.promise({ kind: 'working_days', days: 9 })).toBe('Wysyłka w ciągu 9 dni roboczych');
});

it('S8.04 has the exact words for a cost that is settled individually', () => {
  expect(shippingTexts.individualCost).toBe(
    'Przepraszamy, ale nie zdefiniowaliśmy standardowego kosztu dostawy, zostanie on ustalony indywidualnie przez naszą obsługę po przyjęciu zamówienia.',
  );
});

it.each<[string, DeliveryPromise, string]>([
  ['S4.20', { kind: 'date', weekDay: 4, day: 14, month: 5 }, 'Dostawa w czwartek (14.05)'],
  ['S4.20', { kind: 'weekday', weekDay: 1 }, 'Dostawa w poniedziałek'],
  ['', { kind: 'tomorrow' }, 'Dostawa jutro'],
  ['', { kind: 'today' }, 'Dostawa dzisiaj'],
])('%s the window says %o as „%s”', (_id, promise, text) => {
  expect(shippingTexts.delivery(promise)).toBe(text);
});

it('S8.12 a delivery that costs nothing is called so in these words', () => {
  expect(shippingTexts.free).toBe('Gratis!');
});
