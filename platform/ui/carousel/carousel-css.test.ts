import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type CarouselLayoutName, carouselLayouts, slidesShown } from '#platform/carousel/rules/carousel-settings.ts';

const css = readFileSync(new URL('./carousel.css', import.meta.url), 'utf8');

/** Reads the slides shown as a browser would: the plain rule, then each media query that holds, in order. */
function shownByCss(layout: string, width: number): number {
  const shownIn = (block: string) =>
    block.match(new RegExp(`\\.carousel-${layout} \\{[^}]*--carousel-shown: (\\d+)`))?.[1];
  const [plain = '', ...queries] = css.split('@media (width <= ');
  let shown = shownIn(plain) ?? '1';
  for (const query of queries) if (width <= Number.parseFloat(query) * 16) shown = shownIn(query) ?? shown;
  return Number(shown);
}

const names = Object.keys(carouselLayouts) as CarouselLayoutName[];
const widths = [320, 550, 551, 757, 758, 979, 980, 1200, 1201, 1400];

it.each(names)('the first layout of %s, before any script, agrees with the rule', (name) => {
  const byRule = widths.map((width) => slidesShown((upTo) => width <= upTo, name));
  expect(widths.map((width) => shownByCss(name, width))).toEqual(byRule);
});

it.each([
  ['S9.51', 1400, 6],
  ['S9.52', 1200, 4],
  ['S9.52', 979, 4],
  ['S9.53', 757, 1],
  ['S9.53', 550, 1],
])('%s at %i px the style sheet shows %i hotspot slides', (_id, width, shown) => {
  expect(shownByCss('hotspot', width)).toBe(shown);
});
