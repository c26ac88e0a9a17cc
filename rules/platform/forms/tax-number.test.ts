import { describe, expect, it } from 'vitest';
import { isTaxNumber } from './tax-number.ts';

describe('isTaxNumber', () => {
  it.each([
    ['7361234562', true],
    ['5260250274', true],
    ['526-025-02-74', true],
    ['PL 526 025 02 74', true],
    ['5260250275', false],
    ['526025027', false],
    ['52602502740', false],
    ['0000000000', false],
    ['526025027a', false],
    ['', false],
  ])('%s: %s', (text, right) => {
    expect(isTaxNumber(text)).toBe(right);
  });
});
