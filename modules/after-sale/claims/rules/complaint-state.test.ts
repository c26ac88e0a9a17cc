import { describe, expect, it } from 'vitest';
import {
  COMPLAINT_METHODS,
  COMPLAINT_STATES,
  canComplaintBecome,
  canRefund,
  canShip,
  canShopperWithdraw,
  holdsPieces,
  isComplaintMethod,
  isComplaintOver,
  parseComplaintNumber,
} from './complaint-state.ts';

describe('the way of a complaint', () => {
  it.each([
    ['new', ['considered', 'waiting', 'accepted', 'rejected', 'cancelled']],
    ['considered', ['waiting', 'accepted', 'rejected', 'cancelled']],
    ['waiting', ['considered', 'accepted', 'rejected', 'cancelled']],
    ['accepted', ['settled']],
    ['settled', []],
    ['rejected', []],
    ['cancelled', []],
  ] as const)('leads from %s to %j and nowhere else', (from, reached) => {
    expect(COMPLAINT_STATES.filter((to) => canComplaintBecome(from, to)).toSorted()).toEqual([...reached].toSorted());
  });

  it('S2.75 can be left by the shopper until the shop has decided', () => {
    expect(COMPLAINT_STATES.filter(canShopperWithdraw)).toEqual(['new', 'considered', 'waiting']);
  });

  it('is over when it leads nowhere', () => {
    expect(COMPLAINT_STATES.filter(isComplaintOver)).toEqual(['settled', 'rejected', 'cancelled']);
  });

  it('gives money back once the shop has acknowledged it', () => {
    expect(COMPLAINT_STATES.filter(canRefund)).toEqual(['accepted', 'settled']);
  });

  it('sends a parcel back once it is decided or given up', () => {
    expect(COMPLAINT_STATES.filter(canShip)).toEqual(['accepted', 'settled', 'rejected', 'cancelled']);
  });

  it('lets the pieces go when it was turned down or taken back', () => {
    expect(COMPLAINT_STATES.filter((state) => !holdsPieces(state))).toEqual(['rejected', 'cancelled']);
  });
});

it.each([
  [' r586119 ', 'R586119'],
  ['R 5861 1942', 'R58611942'],
  ['R 586-119', 'R586119'],
  ['#R586119', 'R586119'],
  ['58611953', null],
  ['R12', null],
  ['XR586119', null],
  ['R58611953421', null],
  ['R586119x', null],
  ['', null],
])('%j is read as %s', (typed, number) => {
  expect(parseComplaintNumber(typed)).toBe(number);
});

it('contract 3.6: a shopper asks for what the law knows and nothing else', () => {
  expect(COMPLAINT_METHODS.every(isComplaintMethod)).toBe(true);
  expect([null, '', 'refund'].some(isComplaintMethod)).toBe(false);
});
