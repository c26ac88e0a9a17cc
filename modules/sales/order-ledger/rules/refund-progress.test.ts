import { expect, it } from 'vitest';
import { judgeRefund, notSent, type RefundPart, type RefundPartState } from './refund-progress.ts';

const parts = (...states: RefundPartState[]): RefundPart[] => states.map((state) => ({ amount: 100, state }));

it.each([
  [200, parts('done', 'done'), 'paid', 0],
  [0, [], 'paid', 0],
  [200, parts('done', 'accepted'), 'sent', 0],
  [200, parts('asked', 'accepted'), 'asked', 0],
  [300, parts('asked', 'by-hand', 'done'), 'by-hand', 0],
  [200, parts('by-hand', 'refused'), 'failed', 100],
  [200, parts('refused', 'refused'), 'failed', 200],
  // Sent again after a refusal.
  [100, parts('refused', 'accepted'), 'sent', 0],
  [100, parts('refused', 'by-hand'), 'by-hand', 0],
] as const)('O.17 %s grosze as %j: %s, not sent %s', (amount, given, progress, left) => {
  expect(judgeRefund(amount, given)).toBe(progress);
  expect(notSent(amount, given)).toBe(left);
});
