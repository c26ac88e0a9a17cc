import { describe, expect, it } from 'vitest';
import { availabilityDate, ceneoAvailability } from './feeds.ts';

const NONE = new Set<string>();

describe('availabilityDate', () => {
  it.each([
    ['winter time', 3, '2026-01-12T10:00:00Z', NONE, '2026-01-15T12:00+0100'],
    ['summer time', 3, '2026-07-06T10:00:00Z', NONE, '2026-07-09T12:00+0200'],
    ['at once is the next working day', 0, '2026-07-06T10:00:00Z', NONE, '2026-07-07T12:00+0200'],
    ['over a weekend', 2, '2026-07-10T10:00:00Z', NONE, '2026-07-14T12:00+0200'],
    ['over Easter and the change of clocks', 1, '2024-03-29T10:00:00Z', NONE, '2024-04-02T12:00+0200'],
    ['after midnight in Warsaw it is the next day', 1, '2026-07-06T22:30:00Z', NONE, '2026-07-08T12:00+0200'],
    ['over days the shop is closed', 1, '2026-07-06T10:00:00Z', new Set(['2026-07-07']), '2026-07-08T12:00+0200'],
    ['beyond what is searched', 90, '2026-01-12T10:00:00Z', NONE, '2026-04-22T12:00+0200'],
  ])('X.31 %s', (_, days, now, closed, expected) => {
    expect(availabilityDate(days, new Date(now), closed)).toBe(expected);
  });
});

const sent = { status: 'enable', unknownDeliveryTime: false, shipDays: 0 } as const;

it.each([
  [sent, 1],
  [{ ...sent, shipDays: 1 }, 1],
  [{ ...sent, shipDays: 2 }, 3],
  [{ ...sent, shipDays: 7 }, 7],
  [{ ...sent, shipDays: 8 }, 14],
  [{ ...sent, status: 'order' as const, shipDays: 21 }, 90],
  [{ ...sent, unknownDeliveryTime: true }, 99],
])('X.32 %j has the code %d', (size, code) => {
  expect(ceneoAvailability(size)).toBe(code);
});
