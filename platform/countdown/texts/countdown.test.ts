import { expect, it } from 'vitest';
import * as countdownTexts from './countdown.ts';

it.each([
  ['2026-11-15T17:05:00.000Z', 'Promocja trwa do 15.11.2026, godz. 18:05'],
  ['2026-07-01T22:30:00.000Z', 'Promocja trwa do 02.07.2026, godz. 00:30'],
])('%s is shown by the clock of Warsaw', (moment, text) => {
  expect(countdownTexts.until(moment)).toBe(text);
});
