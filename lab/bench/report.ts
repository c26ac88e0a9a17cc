import type { DocumentWeight } from './document-weight.ts';
import type { FeedFigures } from './measure-feeds.ts';
import type { ImportFigures } from './measure-import.ts';
import type { ScreenScores } from './measure-screens.ts';
import type { ShopFigures } from './measure-shop.ts';
import { reportOrderRate } from './placing/report-placing.ts';
import type { ScreenWeight } from './screen-weight.ts';

/** Their bar is higher. */
const KEY_SCREENS = new Set(['main', 'listing', 'product']);

const whole = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value.toFixed(1)} ms`;
const megabytes = (bytes: number) => `${whole(bytes / 1_048_576)} MB`;

/** One line per figure: what, how much, and the bar with its verdict where there is one. */
export function reportFigures(figures: ShopFigures): string[] {
  const row = (what: string, value: string, bar = '') => `  ${what.padEnd(34)} ${value.padEnd(44)} ${bar}`.trimEnd();
  const verdict = (ok: boolean, bar: string) => `${bar}: ${ok ? 'met' : 'MISSED'}`;
  const large = figures.products >= 100_000;
  return [
    `${whole(figures.products)} products`,
    row('start to first page, data present', ms(figures.firstPageMs), verdict(figures.firstPageMs <= 3000, '3 s')),
    ...figures.cached.map(({ page, comparison }) =>
      row(
        `cached ${page} page`,
        `${whole(comparison.shopPerCore)} req per core second, plain ${whole(comparison.plainPerCore)}`,
        verdict(comparison.ratio >= 0.75, `${Math.round(comparison.ratio * 100)} % of plain, bar 75 %`),
      ),
    ),
    ...figures.cached.map(({ page, comparison }) =>
      row(
        `cached ${page} page, this machine`,
        `${whole(comparison.shopPerSecond)} req/s, plain ${whole(comparison.plainPerSecond)} req/s`,
      ),
    ),
    row('batch call POST /ajax/get.php', `${whole(figures.batchPerSecond)} req/s`),
    row(
      'uncached product page',
      `p50 ${ms(figures.uncachedProduct.p50)}, p95 ${ms(figures.uncachedProduct.p95)} (${figures.uncachedProduct.count})`,
      large ? verdict(figures.uncachedProduct.p95 <= 30, 'p95 30 ms') : '',
    ),
    row(
      'queries per uncached product page',
      figures.productQueries.perPage.toFixed(1),
      verdict(figures.productQueries.perPage <= 6, '6'),
    ),
    ...(figures.productQueries.perPage > 6
      ? figures.productQueries.statements.map((statement) => `      ${statement.slice(0, 110)}`)
      : []),
    ...[
      { what: 'category, three filters, uncached', latency: figures.filteredListing, bar: 40 },
      { what: 'search page, text asked first', latency: figures.searchPage.first, bar: 40 },
      { what: 'search page, text asked again', latency: figures.searchPage.again },
      { what: 'search suggestion', latency: figures.suggestion, bar: 15 },
    ].map(({ what, latency: { p50, p95, count }, bar }) =>
      row(what, `p50 ${ms(p50)}, p95 ${ms(p95)} (${count})`, large && bar ? verdict(p95 <= bar, `p95 ${bar} ms`) : ''),
    ),
    row(
      'first listing after a start',
      `${ms(figures.firstListingMs)}, ${megabytes(figures.listingBytes)} for the catalogue`,
    ),
    ...reportOrderRate(figures.orders),
    row('memory of the shop after the load', megabytes(figures.rssBytes)),
  ];
}

export function reportWeights(weights: ScreenWeight[]): string[] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    'JavaScript per screen with a router, gzip',
    ...weights.map(
      ({ screen, own, framework, bar, ok }) =>
        `  ${screen.padEnd(34)} ${`own ${kB(own)}, React and router ${kB(framework)}`.padEnd(44)} ${kB(bar)}: ${ok ? 'met' : 'MISSED'}`,
    ),
  ];
}

export function reportDocuments(weights: DocumentWeight[]): string[] {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    'JavaScript a public page loads until it is fully alive, brotli, React included',
    ...weights.map(
      ({ page, bytes, react, bar }) =>
        `  ${page.padEnd(34)} ${`${kB(bytes)}, React ${kB(react)} of it`.padEnd(44)} ${kB(bar)}: ${bytes <= bar ? 'met' : 'MISSED'}`,
    ),
  ];
}

export function reportLighthouse(scores: ScreenScores[]): string[] {
  return [
    'Lighthouse, phone on slow 4G (bars: performance 98 on main, listing and product, 97 elsewhere, with applied throttling 95; the others 100, layout shift 0)',
    ...scores.map(({ page, layoutShift, applied, ...score }) => {
      const met =
        score.performance >= (KEY_SCREENS.has(page) ? 98 : 97) &&
        applied >= 95 &&
        score.accessibility === 100 &&
        score['best-practices'] === 100 &&
        score.seo === 100 &&
        // Lighthouse itself shows three places: a letter that moves by a pixel when its font comes is no shift there.
        Number(layoutShift.toFixed(3)) === 0;
      const figures = `performance ${score.performance} (applied ${applied}), accessibility ${score.accessibility}, best practices ${score['best-practices']}, SEO ${score.seo}, layout shift ${layoutShift.toFixed(3)}`;
      return `  ${page.padEnd(14)} ${figures}: ${met ? 'met' : 'MISSED'}`;
    }),
  ];
}

export function reportFeeds(products: number, feeds: FeedFigures[]): string[] {
  return [`Feeds of ${whole(products)} products`, ...feeds.flatMap(reportFile)];
}

export function reportFile(file: FeedFigures): string[] {
  const { feed, items, bytes, firstByteMs, seconds, worked, memoryBefore, memoryOfQuarters } = file;
  return [
    `  ${feed.padEnd(12)} ${whole(items)} items, ${megabytes(bytes)} in ${seconds.toFixed(1)} s, first byte after ${ms(firstByteMs)}, ${worked.toFixed(1)} s of processor time in the shop`,
    `  ${''.padEnd(12)} memory ${megabytes(memoryBefore)} before, at most in each quarter ${memoryOfQuarters.map(megabytes).join(', ')}`,
  ];
}

export function reportImport({ products, first, again, killedAt, resumed, isSame }: ImportFigures): string[] {
  const part = (what: string, lines: string[]) => [`  ${what}`, ...lines.map((line) => `    ${line}`)];
  return [
    `Import of ${whole(products)} products`,
    ...part('into an empty shop', first),
    ...part('the same file again', again),
    ...part(`killed after ${whole(killedAt)} products, then gone on`, resumed),
    `  the catalogue after it: ${isSame ? 'the same as without a stop' : 'NOT THE SAME'}`,
  ];
}
