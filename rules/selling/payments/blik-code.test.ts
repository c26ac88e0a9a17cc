import { describe, expect, it } from 'vitest';
import { readBlikCode } from './blik-code.ts';

describe('readBlikCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('S5.36 %j is %j', (text, code) => {
    expect(readBlikCode(text)).toBe(code);
  });
});
