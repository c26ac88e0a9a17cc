import { expect, it } from 'vitest';
import type { LineObstacle } from '#modules/sales/basket/rules/basket-view.ts';
import { orderChangeText } from './summary.ts';

const missing = (why: LineObstacle) =>
  orderChangeText({ kind: 'missing', name: 'Wstążka', why, unit: 'metr', unitPlural: 'metry' });

it.each<[LineObstacle, string]>([
  [{ kind: 'too-many', maximum: 3 }, 'Wstążka. Mamy już tylko 3\u00a0metry. Zmniejsz ilość.'],
  [{ kind: 'too-few', minimum: 5 }, 'Wstążka. Minimalnie musisz zamówić 5\u00a0metrów.'],
  [
    { kind: 'lacks-comment' },
    'Wstążka. Ten produkt robimy według Twoich uwag. Wpisz je w koszyku, a dodamy go do zamówienia.',
  ],
  [{ kind: 'unavailable', reason: 'withdrawn' }, 'Wstążka. Tego produktu nie ma już w ofercie.'],
])('each obstacle of a line has its own text: %o', (why, text) => {
  expect(missing(why)).toBe(text);
});

it.each([
  [5490, 'Do zapłaty: było 54,90\u00a0zł, jest 83,90\u00a0zł.'],
  [null, 'Do zapłaty: 83,90\u00a0zł.'],
])('a sum that was seen as %s is never made up', (was, text) => {
  expect(orderChangeText({ kind: 'to-pay', was, now: 8390 })).toBe(text);
});
