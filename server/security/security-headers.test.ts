import { expect, it } from 'vitest';
import { isFromThisShop } from './security-headers.ts';

const own = { origin: 'https://sklep.example', host: 'sklep.example' };

it.each([
  ['POST', 'https://sklep.example', true],
  ['POST', 'https://zlo.example', false],
  ['DELETE', 'https://zlo.example', false],
  ['GET', 'https://zlo.example', true],
])('%s from %s is allowed: %s', (method, origin, allowed) => {
  expect(isFromThisShop({ method, origin, fetchSite: undefined }, own)).toBe(allowed);
});
