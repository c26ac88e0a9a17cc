import { expect, it } from 'vitest';
import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import * as claimTexts from '#modules/after-sale/claims/texts/storefront.ts';
import * as returnsRefundTexts from '../texts/refund.ts';
import * as returnsStatusTexts from '../texts/status.ts';
import { describeReturnProgress } from './describe-track.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 10));

const describe = (state: ReturnState, change = {}, now = day(5)) =>
  describeReturnProgress(
    {
      id: 1,
      code: 'ZW-1',
      orderNumber: '1',
      state,
      amount: 69_00,
      refundWay: 'transfer',
      method: 'own',
      withdrawnAt: null,
      events: [
        { kind: 'filed', at: day(1), note: '' },
        { kind: 'received', at: day(3), note: '' },
      ],
      ...change,
    },
    now,
  );

it('a return shows until when the money comes, and when it came', () => {
  expect(describe('received')).toBe('Sprawdzamy produkty. 69,00\u00a0zł oddamy najpóźniej 17 listopada 2026.');
  expect(describe('accepted', { withdrawnAt: day(2) })).toContain('najpóźniej 16 listopada 2026');
  const refunded = [{ kind: 'refunded', at: day(9), note: '' }];
  expect(describe('refunded', { events: refunded })).toBe('9 listopada 2026 oddaliśmy 69,00\u00a0zł.');
});

it('while nothing has come, the refund is due by the law after a withdrawal, as the shop promises otherwise', () => {
  const refundOf = (change: object) => describe('filed', change).replace('Czekamy na produkty. ', '');
  expect(refundOf({})).toBe(returnsStatusTexts.refund);
  expect(refundOf({ method: 'point' })).toBe(returnsStatusTexts.refundAtShop);
  expect(refundOf({ withdrawnAt: day(2) })).toBe(claimTexts.refund.goods);
  expect(refundOf({ refundWay: null, withdrawnAt: day(2) })).toBe(returnsRefundTexts.unpaid);
});

it('a day that has passed is not promised, and money that was never paid is not spoken of', () => {
  expect(describe('received', {}, day(20))).toBe('Sprawdzamy produkty. 69,00\u00a0zł oddamy jak najszybciej.');
  expect(describe('accepted', { refundWay: null })).toBe('Przyjęliśmy produkty.');
});
