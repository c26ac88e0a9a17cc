import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandColours } from '#platform/theme/rules/brand-colours.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

function coloursOf(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'surface', 'surface-2'];
const textPairs = [
  ...['ink', 'ink-soft', 'brand', 'sale', 'ok', 'warn', 'error'].flatMap((text) => grounds.map((on) => [text, on])),
  ...['brand', 'sale', 'ok', 'warn', 'error'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['ink-soft', `${tone}-soft`],
  ]),
  ['ink', 'tile'],
  ['ink-soft', 'tile'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ['accent-ink', 'accent'],
  ['sale-ink', 'sale'],
  ['error-ink', 'error'],
  ['night-ink', 'night'],
  ['night-ink', 'scene-veil'],
];
const edgePairs = ['line-strong', 'focus'].flatMap((edge) => grounds.map((on) => [edge, on]));

describe.each([
  ['light', coloursOf(lightCss)],
  ['dark', coloursOf(darkCss)],
])('%s colours', (_scheme, colours) => {
  const ratio = (one = '', other = '') => contrast(colours[one] ?? '', colours[other] ?? '');

  it.each(textPairs)('text %s on %s reaches 4.5:1', (text, on) => {
    expect(ratio(text, on)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('edge %s on %s reaches 3:1', (edge, on) => {
    expect(ratio(edge, on)).toBeGreaterThanOrEqual(3);
  });
});

it.each([
  ['light', lightCss],
  ['dark', darkCss],
] as const)('X.28 mails and the browser’s own frame have the %s colours of the tokens', (scheme, block) => {
  expect(coloursOf(block)).toMatchObject(brandColours[scheme]);
});

it('both schemes define the same colours', () => {
  expect(Object.keys(coloursOf(darkCss)).sort()).toEqual(Object.keys(coloursOf(lightCss)).sort());
});
