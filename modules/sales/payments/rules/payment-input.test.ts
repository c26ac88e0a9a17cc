import { describe, expect, it } from 'vitest';
import { cardNeedsHttps, parseBlikCode } from './payment-input.ts';

it.each([
  ['card', 'http://sklep.example', true],
  ['card', 'https://sklep.example', false],
  ['card', 'http://localhost:3000', false],
  ['card', 'http://127.0.0.1:3000', false],
  ['card', 'http://127.0.0.1.example', true],
  ['card', 'http://127.10.20.30', false],
  ['card', 'http://[::1]:3000', false],
  ['card', 'http://sklep-localhost', true],
  ['card', 'http://sklep.127.0.0.1.example', true],
  ['blik', 'http://sklep.example', false],
] as const)('S8.25 %s at %s: %s', (kind, origin, needs) => {
  expect(cardNeedsHttps(kind, origin)).toBe(needs);
});

describe('parseBlikCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12 34 56', '123456'],
    ['123-456', '123456'],
    ['12–34–56', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('S5.36 %j is %j', (text, code) => {
    expect(parseBlikCode(text)).toBe(code);
  });
});
