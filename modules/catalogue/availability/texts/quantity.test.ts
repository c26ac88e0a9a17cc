import { expect, it } from 'vitest';
import { quantityAlertText, snappedText } from './quantity.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('S5.03 the alert of a raised quantity names the minimum', () => {
  const text = quantityAlertText({ kind: 'raised', quantity: 2.5, minimum: 2.5 }, { unit: 'm' });
  expect(plain(text)).toBe('Minimalnie musisz zamówić 2,5 m');
});

it('S5.04 the alert of a lowered quantity names the maximum', () => {
  const text = quantityAlertText({ kind: 'lowered', quantity: 4, maximum: 4 }, { unit: 'szt.' });
  expect(plain(text)).toBe('Maksymalnie możesz zamówić: 4 szt.');
});

it('says nothing when nothing changed', () => {
  expect(quantityAlertText({ kind: 'ok', quantity: 3 }, { unit: 'szt.' })).toBeNull();
});

it.each([
  [1.5, 2, 1, 'szt.', 'Zamiast 1,5 wpisaliśmy 2 szt. Ilość zmienia się co 1 szt.'],
  [1.2, 1, 1, 'para', 'Zamiast 1,2 wpisaliśmy 1 parę. Ilość zmienia się co 1 parę.'],
  [1.3, 1.5, 0.5, 'm', 'Zamiast 1,3 wpisaliśmy 1,5 m. Ilość zmienia się co 0,5 m.'],
])('S5.01 %d between the steps becomes %d, which is said', (wanted, quantity, step, unit, text) => {
  expect(plain(snappedText(wanted, quantity, { step, unit: { unit } }))).toBe(text);
});
