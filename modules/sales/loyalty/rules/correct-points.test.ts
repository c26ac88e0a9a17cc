import { expect, it } from 'vitest';
import { checkCorrection } from './correct-points.ts';

it.each([
  [{ change: 50, reason: 'Przeprosiny' }, null],
  [{ change: -100, reason: 'Pomyłka' }, null],
  [{ change: -101, reason: 'Pomyłka' }, 'too-few'],
  [{ change: 0, reason: 'Pomyłka' }, 'no-change'],
  [{ change: 1.5, reason: 'Pomyłka' }, 'no-change'],
  [{ change: Number.NaN, reason: 'Pomyłka' }, 'no-change'],
  [{ change: 1_000_001, reason: 'Pomyłka' }, 'no-change'],
  [{ change: 5, reason: ' ' }, 'no-reason'],
  [{ change: 5, reason: 'Drugi raz', seen: 95 }, 'balance-moved'],
])('O.42 a correction of 100 points: %o gives %s', (asked, fault) => {
  expect(checkCorrection(100, { seen: 100, ...asked })).toBe(fault);
});
