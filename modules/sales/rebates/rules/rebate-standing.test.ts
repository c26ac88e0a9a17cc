import { expect, it } from 'vitest';
import { rebateStanding } from './rebate-standing.ts';

const now = new Date('2026-05-04T10:00:00Z');
const before = new Date('2026-05-04T09:59:59Z');
const after = new Date('2026-05-04T10:00:01Z');
const plain = { deleted: false, blocked: false, startsAt: null, endsAt: null, uses: 0, maxUses: null };

it.each([
  [{}, 'on'],
  [{ startsAt: now, endsAt: after, uses: 4, maxUses: 5 }, 'on'],
  [{ endsAt: now }, 'over'],
  [{ startsAt: after }, 'not-yet'],
  [{ uses: 5, maxUses: 5 }, 'used-up'],
  [{ uses: 5, maxUses: 5, endsAt: before }, 'over'],
  [{ blocked: true, endsAt: before }, 'blocked'],
  [{ deleted: true, blocked: true }, 'deleted'],
])('O.35 a rebate code with %j: %s', (change, standing) => {
  expect(rebateStanding({ ...plain, ...change }, now)).toBe(standing);
});
