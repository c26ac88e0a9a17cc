import type { RenderFigures } from './measure-render.ts';
import { PARTS } from './processor-profile.ts';

const BAR = 4;
/** Behind a form: no bar is set for it. */
const WITHOUT_BAR = ['sign-in'];

const NAMES = [...PARTS, 'other'] as const;

/** Tables as docs/performance.md shows them. */
export function reportRender({ pages, memoryBytes }: { pages: RenderFigures[]; memoryBytes: number }): string[] {
  return [
    '| Page | Elements, HTML | Processor time: shop + PostgreSQL, bare | Ratio | Pages per core second | Alone: shop, bare | With brotli |',
    '|---|---|---|---|---|---|---|',
    ...pages.map(figures),
    '',
    `| Main thread, per cent | ${NAMES.join(' | ')} |`,
    `|---|${NAMES.map(() => '---|').join('')}`,
    ...pages.map(({ page, divided }) => `| ${page} | ${shares(divided).join(' | ')} |`),
    '',
    `Memory of the shop after it: ${Math.round(memoryBytes / 1_048_576)} MB`,
  ];
}

function figures({ page, elements, bytes, shopMs, databaseMs, compressedMs, bareMs, aloneMs }: RenderFigures): string {
  const ratio = (shopMs + databaseMs) / bareMs;
  const verdict = ratio <= BAR ? ', met' : ', MISSED';
  return `| ${[
    page,
    `${Math.round(elements)}, ${Math.round(bytes / 1000)} kB`,
    `${ms(shopMs)} + ${ms(databaseMs)}, ${ms(bareMs)} ms`,
    `${ratio.toFixed(1)}×${WITHOUT_BAR.includes(page) ? '' : verdict}`,
    `${Math.round(1000 / shopMs)}, ${Math.round(1000 / bareMs)}`,
    `${ms(aloneMs.shop)}, ${ms(aloneMs.bare)} ms`,
    `${ms(compressedMs)} ms`,
  ].join(' | ')} |`;
}

/** Of the whole: the profile's own milliseconds hold the time other processes took. */
function shares(divided: RenderFigures['divided']): string[] {
  const total = [...divided.values()].reduce((sum, part) => sum + part, 0);
  return NAMES.map((name) => String(Math.round((100 * (divided.get(name) ?? 0)) / total)));
}

const ms = (value: number) => value.toFixed(1);
