import { describe, expect, it } from 'vitest';
import { complaintClock, returnClock, withdrawalClock } from './legal-clock.ts';

const now = new Date('2026-11-16T12:00:00Z');
const day = (text: string) => new Date(`${text}T10:00:00Z`);

describe('the clock of a complaint', () => {
  it.each([
    ['new', '2026-11-16', '2026-11-30', 14, 'calm'],
    ['considered', '2026-11-05', '2026-11-19', 3, 'soon'],
    ['waiting', '2026-11-02', '2026-11-16', 0, 'soon'],
    ['new', '2026-11-01', '2026-11-15', -1, 'late'],
  ] as const)('O.21 %s since %s: an answer is due on %s', (state, since, due, daysLeft, urgency) => {
    expect(complaintClock({ state, createdAt: day(since) }, now)).toEqual({ due, daysLeft, urgency });
  });

  it.each(['accepted', 'settled', 'rejected', 'cancelled'] as const)('O.21 stops once it is %s', (state) => {
    expect(complaintClock({ state, createdAt: day('2026-11-01') }, now)).toBeNull();
  });

  it('O.21 counts by the days of Warsaw', () => {
    const lateEvening = new Date('2026-11-15T23:30:00Z');
    expect(complaintClock({ state: 'new', createdAt: lateEvening }, now)?.due).toBe('2026-11-30');
  });
});

describe('the clock of a return', () => {
  it.each([
    ['filed', null, null, null],
    ['received', '2026-11-10', null, '2026-11-24'],
    ['accepted', '2026-11-10', null, '2026-11-24'],
    // Of a withdrawal: by the law, but never before the goods are there.
    ['received', '2026-11-10', '2026-11-04', '2026-11-18'],
    ['received', '2026-11-15', '2026-10-20', '2026-11-15'],
    ['filed', null, '2026-10-20', null],
    ['refunded', '2026-11-10', null, null],
    ['refused', '2026-11-10', null, null],
  ] as const)('O.20 %s, goods here %s, withdrawn %s: due %s', (state, received, withdrawn, due) => {
    const facts = { state, receivedAt: received && day(received), withdrawnAt: withdrawn && day(withdrawn) };
    expect(returnClock(facts, now)?.due ?? null).toBe(due);
  });
});

describe('the clock of a withdrawal', () => {
  it.each([
    [true, ['product'], '2026-11-24'],
    [false, ['product'], null],
    [false, ['product_virtual'], '2026-11-24'],
    [false, ['product', 'product_service'], '2026-11-24'],
  ])('O.22 never packed: %s, of %j: due %s', (unpacked, types, due) => {
    const lines = types.map((type) => ({ type }));
    expect(withdrawalClock({ madeAt: day('2026-11-10'), unpacked, lines }, now)?.due ?? null).toBe(due);
  });
});
