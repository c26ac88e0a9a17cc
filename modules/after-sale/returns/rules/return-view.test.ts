import { describe, expect, it } from 'vitest';
import {
  needsPhone,
  needsReturnPoint,
  parseReturnMethod,
  returnMethodId,
} from '#modules/after-sale/claims/rules/return-method.ts';
import {
  canReturnBecome,
  canShopperCallOff,
  holdsPieces,
  RETURN_STATES,
} from '#modules/after-sale/claims/rules/return-state.ts';
import { REFUND_WAYS } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { RETURN_METHODS } from '#platform/settings/rules/setting-values.ts';
import { parseRefundWay, refundWayId } from './refund.ts';

describe('the state of a return', () => {
  it.each([
    ['draft', ['filed', 'cancelled']],
    ['filed', ['received', 'accepted', 'refused', 'cancelled']],
    ['received', ['accepted', 'refused']],
    ['accepted', ['refunded']],
    ['refunded', []],
    ['refused', []],
    ['cancelled', []],
  ] as const)('%s becomes one of %j and nothing else', (from, next) => {
    expect(RETURN_STATES.filter((to) => canReturnBecome(from, to))).toEqual(next);
  });

  it('is called off by the shopper until the parcel has come', () => {
    expect(RETURN_STATES.filter(canShopperCallOff)).toEqual(['draft', 'filed']);
  });

  it('keeps its pieces from being claimed again from filing on, unless it came to nothing', () => {
    expect(RETURN_STATES.filter(holdsPieces)).toEqual(['filed', 'received', 'accepted', 'refunded']);
  });
});

describe('ids of the contract (3.5)', () => {
  it('name every way the money goes back, and nothing else is one', () => {
    expect(REFUND_WAYS.map(refundWayId)).toEqual(['t', 'b', 'cashback', 'other']);
    expect(REFUND_WAYS.map((way) => parseRefundWay(refundWayId(way)))).toEqual(REFUND_WAYS);
    expect(['', 'x', 'balance'].map(parseRefundWay)).toEqual([null, null, null]);
  });

  it('name every way the goods come back, and nothing else is one', () => {
    expect(RETURN_METHODS.map(returnMethodId)).toEqual(['1', '2', '3', '4']);
    expect(RETURN_METHODS.map((method) => parseReturnMethod(returnMethodId(method)))).toEqual(RETURN_METHODS);
    expect(['', '0', '5', 'point'].map(parseReturnMethod)).toEqual([null, null, null, null]);
  });
});

it('S2.69 a point is chosen only for what is brought in person', () => {
  expect([...RETURN_METHODS, null].filter(needsReturnPoint)).toEqual(['point']);
});

it('S5.42 a locker alone needs a phone, and a real one', () => {
  expect(RETURN_METHODS.filter((method) => needsPhone(method, ''))).toEqual(['locker']);
  expect(RETURN_METHODS.filter((method) => needsPhone(method, 'nie mam'))).toEqual(['locker']);
  expect(RETURN_METHODS.filter((method) => needsPhone(method, '601 202 303'))).toEqual([]);
});
