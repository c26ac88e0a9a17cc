import { expect, it } from 'vitest';
import { cardStanding } from './card-standing.ts';

const now = new Date('2026-05-04T10:00:00Z');
const good = { foreign: false, blocked: false, balance: 1, expiresAt: null };

it.each([
  [{}, 'good'],
  [{ expiresAt: new Date('2026-05-04T10:00:01Z') }, 'good'],
  [{ expiresAt: now }, 'expired'],
  [{ balance: 0, expiresAt: now }, 'used'],
  [{ blocked: true, balance: 0 }, 'blocked'],
  [{ foreign: true, blocked: true }, 'foreign'],
])('O.35 a gift card with %j: %s', (change, standing) => {
  expect(cardStanding({ ...good, ...change }, now)).toBe(standing);
});
