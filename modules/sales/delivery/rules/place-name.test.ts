import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

it.each([
  ['Automat KRA01A', 'KRA01A', 'Automat KRA01A'],
  ['Kiosk na rogu', 'KRA02', 'Kiosk na rogu KRA02'],
  ['Sklep w Krakowie', '', 'Sklep w Krakowie'],
])('%s with the code %s is %s', (name, code, written) => {
  expect(placeName({ name, code })).toBe(written);
});
