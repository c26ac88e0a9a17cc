import { expect, it } from 'vitest';
import type { ReturnState } from '#rules/after-sale/returns/return-view.ts';
import { tellReturn } from './describe-track.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 10));

const told = (state: ReturnState, change = {}, now = day(5)) =>
  tellReturn(
    {
      id: 1,
      code: 'ZW-1',
      orderNumber: '1',
      state,
      amount: 69_00,
      refundWay: 'transfer',
      withdrawnAt: null,
      events: [
        { kind: 'filed', at: day(1), note: '' },
        { kind: 'received', at: day(3), note: '' },
      ],
      ...change,
    },
    now,
  );

it('a return tells until when the money comes, and when it came', () => {
  expect(told('received')).toBe('Sprawdzamy produkty. 69,00\u00a0zł oddamy najpóźniej 17 listopada 2026.');
  expect(told('accepted', { withdrawnAt: day(2) })).toContain('najpóźniej 16 listopada 2026');
  const refunded = [{ kind: 'refunded', at: day(9), note: '' }];
  expect(told('refunded', { events: refunded })).toBe('9 listopada 2026 oddaliśmy 69,00\u00a0zł.');
});

it('a day that has passed is not promised, and money that was never paid is not spoken of', () => {
  expect(told('received', {}, day(20))).toBe('Sprawdzamy produkty. 69,00\u00a0zł oddamy jak najszybciej.');
  expect(told('accepted', { refundWay: null })).toBe('Przyjęliśmy produkty.');
});
