import { expect, it } from 'vitest';
import type { DeliveryPromise } from '../rules/describe-delivery.ts';
import * as shippingWindowTexts from './shipping-window.ts';

it('S8.04 has the exact words for a cost that is settled individually', () => {
  expect(shippingWindowTexts.individualCost).toBe(
    'Przepraszamy, ale nie zdefiniowaliśmy standardowego kosztu dostawy, zostanie on ustalony indywidualnie przez naszą obsługę po przyjęciu zamówienia.',
  );
});

it.each<[string, DeliveryPromise, string]>([
  ['S4.20', { kind: 'date', weekDay: 4, day: 14, month: 5 }, 'Dostawa w czwartek (14.05)'],
  ['S4.20', { kind: 'weekday', weekDay: 1 }, 'Dostawa w poniedziałek'],
  ['X.52', { kind: 'tomorrow', weekDay: 2 }, 'Dostawa jutro, we wtorek'],
  ['', { kind: 'today' }, 'Dostawa dzisiaj'],
])('%s the window says %o as „%s”', (_id, promise, text) => {
  expect(shippingWindowTexts.delivery(promise)).toBe(text);
});

it('X.52 what waits in the shop is not brought: its day is the day from which it can be collected', () => {
  expect(shippingWindowTexts.delivery({ kind: 'weekday', weekDay: 5 }, 'pickup')).toBe('Do odbioru w piątek');
  expect(shippingWindowTexts.promised('2026-05-15', 'pickup')).toBe('Do odbioru w piątek (15.05)');
  expect(shippingWindowTexts.promised('2026-05-15', 'locker')).toBe('Dostawa w piątek (15.05)');
});

it('X.52 writes the day as a separate headline', () => {
  expect(shippingWindowTexts.promisedInTwo('2026-11-23', 'locker')).toEqual({
    what: 'Dostawa',
    when: 'Poniedziałek, 23 listopada',
  });
  expect(shippingWindowTexts.promisedInTwo('2026-05-03', 'pickup')).toEqual({
    what: 'Do odbioru',
    when: 'Niedziela, 3 maja',
  });
});

it('S8.12 a delivery that costs nothing is called so in these words', () => {
  expect(shippingWindowTexts.free).toBe('Gratis!');
});
