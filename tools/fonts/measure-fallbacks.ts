import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';

/**
 * Writes the faces that take the place of the shop's fonts until those are there (decision 116): `node tools/fonts/measure-fallbacks.ts`,
 * after a change of the fonts. Needs a font with the widths of Arial, such as Liberation Sans.
 *
 * One `size-adjust` for a whole font misses the width of single lines by 2 %, and a line that wraps elsewhere moves the page. Letters
 * of similar proportions share a face instead: lines then miss by less than 1 %.
 */
const FAMILIES = [
  {
    name: 'Figtree Fallback',
    file: 'figtree-polish',
    /** Of the height of the letters. */
    ascent: 0.95,
    descent: 0.25,
    weights: [
      { weight: 400, range: '300 449', local: 'Regular' },
      { weight: 500, range: '450 549', local: 'Regular' },
      { weight: 600, range: '550 649', local: 'Bold' },
      { weight: 700, range: '650 900', local: 'Bold' },
    ],
  },
  {
    name: 'Bricolage Fallback',
    file: 'bricolage-polish',
    ascent: 0.93,
    descent: 0.27,
    weights: [
      { weight: 600, range: '200 649', local: 'Bold' },
      { weight: 700, range: '650 749', local: 'Bold' },
      { weight: 800, range: '750 900', local: 'Bold' },
    ],
  },
] as const;

const LOCAL = {
  Regular: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  Bold: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")',
};

const GROUPS = 4;

/** How often a letter occurs in the shop's texts, and how wide it is in both fonts, by weight. */
interface Character {
  letter: string;
  count: number;
  own: number[];
  fallback: number[];
}

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const counts = countCharacters(sourceFiles(['texts/**/*.ts']).map(read).join(''));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const faces: string[] = [];
for (const family of FAMILIES) {
  const letters = await measure(family);
  const isDigit = ({ letter }: Character) => /\d/.test(letter);
  const groups = [...groupCharacters(letters.filter((letter) => !isDigit(letter))), letters.filter(isDigit)];
  for (const [at, group] of groups.entries()) faces.push(...writeFaces(family, group, at > 0));
}
await browser.close();
writeFileSync(
  path.join(repositoryRoot, 'platform/ui/fallbacks.css'),
  `/* Longer than 350 lines because tools/fonts/measure-fallbacks.ts writes a face for each group of characters and weight. */\n${faces.join('\n')}`,
);

/** Letters of quoted texts; a digit is taken as often as a price has some. */
function countCharacters(source: string): Map<string, number> {
  const found = new Map<string, number>();
  const texts = [...source.matchAll(/'([^'\n]{12,})'/g)].map(([, text = '']) => text);
  for (const letter of texts.join('')) found.set(letter, (found.get(letter) ?? 0) + 1);
  for (const letter of '0123456789') found.set(letter, Math.max(found.get(letter) ?? 0, 500));
  return new Map([...found].filter(([letter]) => /[\p{L}\p{N}\p{P} +×]/u.test(letter)));
}

async function measure({ file, weights }: (typeof FAMILIES)[number]): Promise<Character[]> {
  const data = (name: string) =>
    readFileSync(path.join(repositoryRoot, `platform/ui/fonts/${name}.woff2`)).toString('base64');
  const face = (name: string, range: string) =>
    `@font-face { font-family: own; font-weight: 200 900; src: url(data:font/woff2;base64,${data(name)}); ${range} }`;
  await page.setContent(`<style>${face(file, '')}${face(`${file}-ext`, 'unicode-range: U+0100-017F')}</style>`);
  return page.evaluate(
    async ({ letters, sizes }) => {
      for (const font of document.fonts) await font.load();
      const span = document.body.appendChild(document.createElement('span'));
      const width = (letter: string, weight: number, family: string) => {
        span.style.font = `${weight} 100px ${family}`;
        span.style.whiteSpace = 'pre';
        span.textContent = letter.repeat(10);
        // Prices and counters have figures of one width, other texts have not.
        const widths = ['tabular-nums lining-nums', 'normal'].map((figures) => {
          span.style.fontVariantNumeric = figures;
          return span.getBoundingClientRect().width / 10;
        });
        return widths.reduce((all, each) => all + each / widths.length, 0);
      };
      return letters.map(([letter, count]) => ({
        letter,
        count,
        own: sizes.map(({ weight }) => width(letter, weight, 'own')),
        fallback: sizes.map(({ local }) => width(letter, local === 'Bold' ? 700 : 400, 'Arial')),
      }));
    },
    { letters: [...counts], sizes: weights.map(({ weight, local }) => ({ weight, local })) },
  );
}

/** Groups of letters with like proportions of widths. The most frequent comes first: its face is for all letters without a group, too. */
function groupCharacters(letters: Character[]): Character[][] {
  const ratio = (all: Character[]) => sum(all, ({ own }) => total(own)) / sum(all, ({ fallback }) => total(fallback));
  const sorted = letters.filter(({ fallback }) => total(fallback) > 0).sort((a, b) => ratio([a]) - ratio([b]));
  let groups = Array.from({ length: GROUPS }, (_, at) =>
    sorted.slice((at * sorted.length) / GROUPS, ((at + 1) * sorted.length) / GROUPS),
  );
  for (let round = 0; round < 50; round += 1) {
    const centres = groups.map(ratio);
    const nearest = (letter: Character) =>
      centres.reduce((best, centre, at) => {
        const distance = Math.abs(centre - ratio([letter]));
        return distance < Math.abs((centres[best] ?? 0) - ratio([letter])) ? at : best;
      }, 0);
    groups = groups.map((_, at) => sorted.filter((letter) => nearest(letter) === at));
  }
  return groups.filter((group) => group.length > 0).sort((a, b) => sum(b, () => 1) - sum(a, () => 1));
}

function writeFaces(
  { name, ascent, descent, weights }: (typeof FAMILIES)[number],
  group: Character[],
  isNamed: boolean,
): string[] {
  const codes = group.map(({ letter }) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return weights.map(({ range, local }, at) => {
    const adjust = sum(group, ({ own }) => own[at] ?? 0) / sum(group, ({ fallback }) => fallback[at] ?? 0);
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
    return `@font-face {
  font-family: "${name}";
  font-weight: ${range};
  src: ${LOCAL[local]};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};
  line-gap-override: 0%;${isNamed ? `\n  unicode-range: ${writeRanges(codes)};` : ''}
}
`;
  });
}

function writeRanges(codes: number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

/** Weighted by how often a letter occurs in the texts. */
function sum(letters: Character[], value: (letter: Character) => number): number {
  return letters.reduce((all, letter) => all + letter.count * value(letter), 0);
}

function total(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
