import type { Latency } from '../measure-latency.ts';
import type { FindingFigures, FirstListing } from './measure-finding.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const latency = ({ p50, p95, count }: Latency) => `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms (${count})`;
const first = ({ ms, bytes }: FirstListing) => `${(ms / 1000).toFixed(2)} s, ${whole(bytes / 1_048_576)} MB more`;

/** Bars hold from 100 000 products on; a catalogue above that may take twice as long. */
export const SEARCH_BARS = { search: 40, suggestion: 15, callsPerSecond: 1500, firstListing: 2000 };
const LARGE = 100_000;

/** One line per figure: what, how much, the floor next to it, and the bar with its verdict. */
export function reportFinding(figures: FindingFigures): string[] {
  const { products, firstListing, searchIndex, filtered, search, suggestion, repeated, floors } = figures;
  const times = products > LARGE ? 2 : 1;
  const bar = (isMet: boolean, what: string) => (products >= LARGE ? `${what}: ${isMet ? 'met' : 'MISSED'}` : '');
  const within = ({ p95 }: Latency, max: number) => bar(p95 <= max * times, `p95 ${max * times} ms`);
  return [
    `${whole(products)} products`,
    row('first listing, products read', first(firstListing.read)),
    row(
      'first listing, index on the disk',
      first(firstListing.kept),
      '',
      bar(firstListing.kept.ms <= SEARCH_BARS.firstListing, '2 s'),
    ),
    row(
      'search index, read / from the disk',
      `${(searchIndex.readMs / 1000).toFixed(2)} s / ${(searchIndex.cachedMs / 1000).toFixed(2)} s`,
      `the process then holds ${whole(searchIndex.bytes / 1_048_576)} MB`,
    ),
    row('category, three filters', latency(filtered), `24 cards by id: ${latency(floors.cards)}`),
    row(
      'search page, text asked first',
      latency(search.first),
      `matches counted: ${latency(floors.matches)}`,
      within(search.first, SEARCH_BARS.search),
    ),
    row('search page, text asked again', latency(search.again)),
    row(
      'suggestion, phrase asked first',
      latency(suggestion),
      `six best: ${latency(floors.best)}`,
      within(suggestion, SEARCH_BARS.suggestion),
    ),
    row(
      'suggestion, one phrase repeated',
      `${whole(repeated.perSecond)} a second`,
      `plain server: ${whole(repeated.plainPerSecond)} a second`,
      bar(repeated.perSecond >= SEARCH_BARS.callsPerSecond, `${whole(SEARCH_BARS.callsPerSecond)} a second`),
    ),
  ];
}

function row(what: string, value: string, floor = '', verdict = ''): string {
  return `  ${what.padEnd(34)} ${value.padEnd(36)} ${floor.padEnd(56)} ${verdict}`.trimEnd();
}
