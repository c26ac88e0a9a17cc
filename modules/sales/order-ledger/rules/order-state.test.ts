import { describe, expect, it } from 'vitest';
import {
  canBecome,
  canShopperCancel,
  judgeUnpaid,
  nextStates,
  ORDER_STATES,
  parseOrderNumber,
  unpaidTerm,
} from './order-state.ts';

describe('states of an order', () => {
  it.each([
    ['new', ['confirmed', 'packing', 'cancelled']],
    ['confirmed', ['packing', 'sent', 'cancelled']],
    ['packing', ['sent', 'ready', 'cancelled']],
    ['sent', ['ready', 'delivered', 'returned']],
    ['ready', ['delivered', 'returned']],
    ['delivered', ['returned']],
    ['cancelled', []],
    ['returned', []],
  ] as const)('%s becomes one of %j and nothing else', (from, next) => {
    expect(ORDER_STATES.filter((to) => canBecome(from, to))).toEqual(next);
  });

  it('only what is fetched becomes ready to be fetched', () => {
    expect(nextStates('packing', 'pickup')).toContain('ready');
    expect(nextStates('sent', 'locker')).toContain('ready');
    expect(nextStates('sent', 'point')).toContain('ready');
    expect(nextStates('packing', 'courier')).toEqual(['sent', 'cancelled']);
    expect(nextStates('sent', 'post')).toEqual(['delivered', 'returned']);
  });

  it('a shopper calls an order off until it is packed', () => {
    expect(ORDER_STATES.filter(canShopperCancel)).toEqual(['new', 'confirmed']);
  });
});

it.each([
  ['12345678', '12345678'],
  ['# 1234 5678', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['a12345678', null],
  ['12345678a', null],
  ['1234567a', null],
  ['', null],
])('reads %j as %j', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number);
});

const placedAt = new Date('2026-05-01T10:00:00Z');
const days = { transfer: 7, online: 1 };
const at = (day: string) => new Date(`2026-05-${day}:00Z`);

it('X.42 a transfer is waited for longer than a card', () => {
  expect(unpaidTerm(placedAt, 'transfer', days)).toMatchObject({ remindAt: at('06T10:00'), endsAt: at('08T10:00') });
  expect(unpaidTerm(placedAt, 'card', days)).toMatchObject({ remindAt: at('01T22:00'), endsAt: at('02T10:00') });
  expect(unpaidTerm(placedAt, null, days)?.endsAt).toEqual(at('08T10:00'));
  expect(unpaidTerm(placedAt, 'blik', { transfer: 7, online: 0 })).toBeNull();
});

it.each([
  ['06T09:59', null, 'wait'],
  ['06T10:00', null, 'remind'],
  ['08T09:59', '06T10:00', 'wait'],
  ['08T10:00', '06T10:00', 'release'],
  // The shop stood still: the reminder comes late, and so does the end.
  ['20T10:00', null, 'remind'],
  ['21T10:00', '20T10:00', 'wait'],
  ['22T10:00', '20T10:00', 'release'],
] as const)('X.42 at %s, reminded %s: %s', (now, remindedAt, what) => {
  const term = unpaidTerm(placedAt, 'transfer', days);
  expect(term && judgeUnpaid(term, remindedAt && at(remindedAt), at(now))).toBe(what);
});
