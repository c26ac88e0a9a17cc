import { describe, expect, it } from 'vitest';
import { isCardNumber, judgeCard, parseCardNumber, VOUCHER_CODES } from './judge-card.ts';

const now = new Date('2026-05-06T10:00:00Z');
const good = { foreign: false, blocked: false, balance: 5000, expiresAt: null };

describe('judgeCard', () => {
  it.each([
    [good, null],
    [{ ...good, foreign: true }, 'foreign'],
    [{ ...good, blocked: true, balance: 0 }, 'blocked'],
    [{ ...good, balance: 0 }, 'used'],
    [{ ...good, expiresAt: new Date('2026-05-06T10:00:00Z') }, 'expired'],
    [{ ...good, expiresAt: new Date('2026-05-06T10:00:01Z') }, null],
  ])('%j: %s', (card, refusal) => {
    expect(judgeCard(card, now)).toBe(refusal);
  });
});

describe('a card number', () => {
  it('is read as printed', () => {
    expect(parseCardNumber(' 1234-5678 90ab ')).toBe('1234567890AB');
  });
  it.each([
    ['1234567', false],
    ['12345678', true],
    ['1234567!', false],
    ['!12345678', false],
    ['12345678!', false],
    ['A'.repeat(24), true],
    ['A'.repeat(25), false],
    ['1234567a', false],
    ['', false],
  ])('%s: %s', (text, right) => {
    expect(isCardNumber(text)).toBe(right);
  });
});

describe('codes of the payment page', () => {
  it('tells the voucher errors of the catalogue apart', () => {
    const named = ['foreign', 'wrong-number', 'blocked', 'used', 'expired', 'not-found', 'missing'] as const;
    expect(named.map((refusal) => VOUCHER_CODES[refusal])).toEqual(['v1', 'v2', 'v3', 'v4', 'v5', 'v7', 'v8']);
    // Whether the number or its PIN is wrong is not told.
    expect(VOUCHER_CODES['wrong-data']).toBe(VOUCHER_CODES['wrong-number']);
    expect(VOUCHER_CODES['too-many-attempts']).toBeUndefined();
  });
});
