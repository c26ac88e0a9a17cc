import { expect, it } from 'vitest';
import { joinNameWithHardSpaces } from './product-name.ts';

it.each([
  ['Plecak Wędrowiec 45 l', 'Plecak Wędrowiec 45_l'],
  ['Panel Gniazdko 30 W, czerń', 'Panel Gniazdko 30_W, czerń'],
  ['Namiot Obóz 4', 'Namiot Obóz_4'],
  ['Kurtka Watra 750, leśna zieleń', 'Kurtka Watra_750, leśna zieleń'],
  ['Kawa 250 g z Gorców', 'Kawa 250_g z_Gorców'],
  ['Zestaw 3 kubków', 'Zestaw 3 kubków'],
  ['Lina 9,8 mm', 'Lina 9,8_mm'],
  ['Kubek 2 lata gwarancji', 'Kubek 2 lata gwarancji'],
  ['Kawa', 'Kawa'],
])('keeps together what is read in one breath in %j', (name, kept) => {
  expect(joinNameWithHardSpaces(name).replaceAll('\u00A0', '_')).toBe(kept);
});
