import { expect, it } from 'vitest';
import { quantityAlertText } from './quantity.ts';

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
