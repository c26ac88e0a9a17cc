import { expect, it } from 'vitest';
import { ceneoAvailability } from './ceneo-availability.ts';

const sent = { status: 'enable', unknownDeliveryTime: false, shipDays: 0 } as const;

it.each([
  [sent, 1],
  [{ ...sent, shipDays: 1 }, 1],
  [{ ...sent, shipDays: 2 }, 3],
  [{ ...sent, shipDays: 7 }, 7],
  [{ ...sent, shipDays: 8 }, 14],
  [{ ...sent, status: 'order' as const, shipDays: 21 }, 110],
  [{ ...sent, unknownDeliveryTime: true }, 99],
])('X.32 %j has the code %d', (size, code) => {
  expect(ceneoAvailability(size)).toBe(code);
});
