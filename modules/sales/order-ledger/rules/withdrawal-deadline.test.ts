import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, warsawDay, weekDayOf } from '#platform/time/rules/day.ts';
import { isInTime, type WithdrawalFacts, withdrawalDeadline } from './withdrawal-deadline.ts';

const facts: WithdrawalFacts = {
  type: 'product',
  placedAt: new Date('2026-10-01T10:00:00Z'),
  lastDeliveredAt: new Date('2026-10-05T10:00:00Z'),
  informed: true,
};

describe('withdrawalDeadline', () => {
  it.each([
    ['14 days from delivery', facts, '2026-10-19'],
    [
      'late at night in Warsaw counts as the next day',
      { ...facts, lastDeliveredAt: new Date('2026-10-05T22:30:00Z') },
      '2026-10-20',
    ],
    ['not delivered yet', { ...facts, lastDeliveredAt: null }, null],
    [
      'digital content counts from the order',
      { ...facts, type: 'product_virtual', lastDeliveredAt: null },
      '2026-10-15',
    ],
    ['a service counts from the order', { ...facts, type: 'product_service' }, '2026-10-15'],
    ['twelve months more when the shop told nothing', { ...facts, informed: false }, '2027-10-19'],
    [
      'twelve months after 29 February is the last of February',
      { ...facts, lastDeliveredAt: new Date('2028-02-15T10:00:00Z'), informed: false },
      '2029-02-28',
    ],
    ['a Saturday moves on to Monday', { ...facts, lastDeliveredAt: new Date('2026-10-03T10:00:00Z') }, '2026-10-19'],
    // 11 November is a holiday.
    ['a holiday moves on', { ...facts, lastDeliveredAt: new Date('2026-10-28T10:00:00Z') }, '2026-11-12'],
  ])('%s', (_name, given, day) => {
    expect(withdrawalDeadline(given)).toBe(day);
  });

  it('leaves at least 14 whole days and ends on a working day', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.boolean(), (lastDeliveredAt, informed) => {
        const day = withdrawalDeadline({ ...facts, lastDeliveredAt, informed }) ?? '';
        const from = warsawDay(lastDeliveredAt);
        expect(daysBetween(from, day)).toBeGreaterThanOrEqual(informed ? 14 : 14 + 365);
        expect(daysBetween(from, day)).toBeLessThanOrEqual((informed ? 14 : 14 + 366) + 6);
        expect(weekDayOf(day)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

it.each([
  ['2026-10-19', '2026-10-19T21:59:00Z', true],
  ['2026-10-19', '2026-10-19T22:01:00Z', false],
  [null, '2030-01-01T00:00:00Z', true],
])('deadline %s at %s: in time %s', (deadline, now, inTime) => {
  expect(isInTime(deadline, new Date(now))).toBe(inTime);
});
