import { describe, expect, it } from 'vitest';
import { lineReturnObstacle, orderReturnObstacle } from './return-obstacle.ts';

const delivered = new Date('2026-10-01T10:00:00Z');
const limits = (now: string) => ({ returnDays: 30, now: new Date(now) });

describe('what stands in the way of a return', () => {
  it.each([
    ['new', null, '2026-10-02T10:00:00Z', 'not-sent'],
    ['packing', null, '2026-10-02T10:00:00Z', 'not-sent'],
    ['sent', null, '2026-10-02T10:00:00Z', null],
    ['ready', null, '2026-10-02T10:00:00Z', null],
    ['delivered', delivered, '2026-10-31T20:00:00Z', null],
    // Midnight in Warsaw has passed, in UTC it has not.
    ['delivered', delivered, '2026-10-31T23:30:00Z', 'too-late'],
    ['cancelled', null, '2026-10-02T10:00:00Z', 'over'],
    ['returned', delivered, '2026-10-02T10:00:00Z', 'over'],
  ] as const)('S2.66 an order that is %s, delivered %s, at %s: %s', (state, deliveredAt, now, obstacle) => {
    expect(orderReturnObstacle({ state, deliveredAt }, limits(now))).toBe(obstacle);
  });

  it.each([
    [{ bar: null, type: 'product', free: 1 }, null],
    [{ bar: null, type: 'product', free: 0 }, 'claimed'],
    [{ bar: null, type: 'product_virtual', free: 1 }, 'no-goods'],
    [{ bar: null, type: 'product_service', free: 1 }, 'no-goods'],
    [{ bar: 'personalised', type: 'product_configurable', free: 1 }, 'personalised'],
    [{ bar: 'perishable', type: 'product', free: 1 }, 'perishable'],
  ] as const)('line %o: %s', (line, obstacle) => {
    expect(lineReturnObstacle(line)).toBe(obstacle);
  });
});
