import { expect, it } from 'vitest';
import { planState, priceAfterPlan } from './plan-state.ts';

const startsAt = new Date('2026-07-01T20:00:00Z');
const endsAt = new Date('2026-07-02T20:00:00Z');
const plan = { startsAt, endsAt, begunAt: null, cancelledAt: null };

it.each([
  [plan, startsAt, 'planned'],
  [{ ...plan, begunAt: startsAt }, startsAt, 'running'],
  [{ ...plan, begunAt: startsAt }, endsAt, 'over'],
  [{ ...plan, begunAt: startsAt, cancelledAt: startsAt }, startsAt, 'cancelled'],
] as const)('O.28 a plan %# has the state of its times', (times, now, state) => {
  expect(planState(times, now)).toBe(state);
});

it.each([
  ['goes back to its usual price', { price: 7200, regularPrice: 10_000 }, [10_000, null], [10_000, null]],
  ['goes back to the reduction it had', { price: 7200, regularPrice: 10_000 }, [9000, 10_000], [9000, 10_000]],
  ['was made cheaper in the meantime', { price: 7000, regularPrice: 10_000 }, [9000, 10_000], [9000, 10_000]],
  ['was raised with its regular price', { price: 7416, regularPrice: 10_300 }, [10_000, null], [10_300, null]],
  ['has a new price', { price: 11_000, regularPrice: null }, [10_000, null], null],
] as const)('O.28 after a plan a size that %s', (_, now, [price, regularPrice], after) => {
  expect(priceAfterPlan(7200, { price, regularPrice }, now)).toEqual(
    after && { price: after[0], regularPrice: after[1] },
  );
});
