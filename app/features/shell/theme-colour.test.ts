import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeColour } from '#app/features/shell/theme-colour.ts';

it('X.28 the browser frame takes the paper colour of both schemes', () => {
  const tokens = readFileSync('app/tokens.css', 'utf8');
  const [light, dark] = [...tokens.matchAll(/--paper: (#[0-9a-f]{6});/g)].map((match) => match[1]);
  expect(themeColour).toEqual({ light, dark });
});
