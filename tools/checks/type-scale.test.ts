import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';

const textOf = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** `clamp(least, base + growth, most)` of a token in pixels, in a window of that width. */
function sizeAt(token: string, width: number): number {
  const [, least, base, growth, max] =
    textOf('storefront/tokens.css').match(
      new RegExp(`--${token}: clamp\\(([\\d.]+)rem, ([\\d.]+)rem \\+ ([\\d.]+)vw, ([\\d.]+)rem\\)`),
    ) ?? [];
  const wanted = Number(base) * 16 + (Number(growth) * width) / 100;
  return Math.min(Math.max(wanted, Number(least) * 16), Number(max) * 16);
}

it.each([
  ['type-display', { phone: [36, 44], desktop: [56, 72] }],
  ['type-title', { phone: [28, 30], desktop: [40, 40] }],
  ['type-section', { phone: [22, 24], desktop: [28, 28] }],
  ['type-sub', { phone: [18, 20], desktop: [20, 20] }],
])('%s keeps its place in the scale on a phone and on a desktop', (token, { phone, desktop }) => {
  for (const [width, [least = 0, max = 0]] of [[390, phone] as const, [1440, desktop] as const]) {
    expect(sizeAt(token, width)).toBeGreaterThanOrEqual(least);
    expect(sizeAt(token, width)).toBeLessThanOrEqual(max);
  }
});

it('no heading takes its size from outside the scale', () => {
  const strays = sourceFiles(['app/**/*.tsx']).flatMap((file) =>
    [...textOf(file).matchAll(/<h[1-6]\b[^>]*\btext-(?:xs|sm|base|lg|\d?xl|\[[\d.]+(?:rem|px))/g)].map(
      ([heading]) => `${file}: ${heading}`,
    ),
  );
  expect(strays).toEqual([]);
});
