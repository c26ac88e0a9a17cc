import { expect, it } from 'vitest';
import { cardNeedsHttps } from './card-needs-https.ts';

it.each([
  ['card', 'http://sklep.example', true],
  ['card', 'https://sklep.example', false],
  ['card', 'http://localhost:3000', false],
  ['card', 'http://127.0.0.1:3000', false],
  ['card', 'http://127.0.0.1.example', true],
  ['blik', 'http://sklep.example', false],
] as const)('S8.25 %s at %s: %s', (kind, origin, needs) => {
  expect(cardNeedsHttps(kind, origin)).toBe(needs);
});
