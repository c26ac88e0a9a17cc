import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoSettings } from '../settings.ts';
import { deliveryPage } from './delivery.ts';
import { termsPage } from './terms.ts';

/** Terms of other laws, of couriers and of the ways to pay. */
const OTHER_DAYS = /najniższą cenę|dni robocz|odroczona o 30 dni|co najmniej 14 dni wcześniej/;

it.each(['terms', 'delivery'])('X.03 the demo page %s takes the days of returns and payments from the shop', (page) => {
  const source = readFileSync(new URL(`${page}.ts`, import.meta.url), 'utf8');
  const typed = source.split(/(?<=[.>]) ?/).filter((part) => /\b\d+ dni\b/.test(part) && !OTHER_DAYS.test(part));
  expect(typed).toEqual([]);
});

it('X.03 the demo pages promise no longer withdrawal than the form grants', () => {
  const { returnDays } = demoSettings;
  expect(termsPage.body).toContain('odstąpić od umowy w ciągu 14 dni');
  expect(termsPage.body).toContain(`oddać bez podania przyczyny w ciągu ${returnDays} dni od dostawy`);
  expect(deliveryPage.body).toContain(`Na zwrot masz ${returnDays} dni`);
  expect(demoSettings.description).toContain(`${returnDays} dni na zwrot`);
});
