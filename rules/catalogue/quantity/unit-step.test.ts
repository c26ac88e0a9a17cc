import { expect, it } from 'vitest';
import { readUnitStep } from './unit-step.ts';

it.each([
  [{}, { step: 1, precision: 0 }],
  [
    { step: null, precision: null },
    { step: 1, precision: 0 },
  ],
  [
    { step: 0.5, precision: 1 },
    { step: 0.5, precision: 1 },
  ],
  [
    { step: 0.25, precision: 0 },
    { step: 0.25, precision: 2 },
  ],
  [
    { step: 0, precision: 2 },
    { step: 1, precision: 2 },
  ],
  [{ step: -3 }, { step: 1, precision: 0 }],
  [
    { step: Number.NaN, precision: Number.NaN },
    { step: 1, precision: 0 },
  ],
  [
    { step: 10, precision: -2 },
    { step: 10, precision: 0 },
  ],
])('reads %o as %o', (given, read) => {
  expect(readUnitStep(given)).toEqual(read);
});
