import type { DocumentWeight } from './document-weight.ts';
import type { ScreenScores } from './measure-screens.ts';
import type { ShopFigures } from './measure-shop.ts';
import type { OrderRate } from './placing/measure-placing.ts';
import type { ScreenWeight } from './screen-weight.ts';

/** Their bar is higher. */
const KEY_SCREENS = new Set(['main', 'listing', 'product']);

const integer = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${value.toFixed(1)} ms`;
const megabytes = (bytes: number) => `${integer(bytes / 1_048_576)} MB`;

/** One line per figure, with the bar and its verdict where there is one. */
export function reportFigures(figures: ShopFigures): string[] {
  const row = (what: string, value: string, bar = '') => `  ${what.padEnd(34)} ${value.padEnd(44)} ${bar}`.trimEnd();
  const verdict = (ok: boolean, bar: string) => `${bar}: ${ok ? 'met' : 'MISSED'}`;
  const large = figures.products >= 100_000;
  return [
    `${integer(figures.products)} products`,
    row('start to first page, data present', ms(figures.firstPageMs), verdict(figures.firstPageMs <= 3000, '3 s')),
    ...figures.cached.map(({ page, comparison }) =>
      row(
        `cached ${page} page`,
        `${integer(comparison.shopPerCore)} req per core second, plain ${integer(comparison.plainPerCore)}`,
        verdict(comparison.ratio >= 0.75, `${Math.round(comparison.ratio * 100)} % of plain, bar 75 %`),
      ),
    ),
    ...figures.cached.map(({ page, comparison }) =>
      row(
        `cached ${page} page, this machine`,
        `${integer(comparison.shopPerSecond)} req/s, plain ${integer(comparison.plainPerSecond)} req/s`,
      ),
    ),
    row('batch call POST /ajax/get.php', `${integer(figures.batchPerSecond)} req/s`),
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
      { what: 'search page, new text', latency: figures.searchPage.first, bar: 40 },
      { what: 'search page, repeated text', latency: figures.searchPage.again },
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
    'JavaScript a public page loads until it is fully interactive, brotli, React included',
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
        // Lighthouse itself shows three digits: a glyph that moves by a pixel with its font does not count there.
        Number(layoutShift.toFixed(3)) === 0;
      const figures = `performance ${score.performance} (applied ${applied}), accessibility ${score.accessibility}, best practices ${score['best-practices']}, SEO ${score.seo}, layout shift ${layoutShift.toFixed(3)}`;
      return `  ${page.padEnd(14)} ${figures}: ${met ? 'met' : 'MISSED'}`;
    }),
  ];
}

/** An order may take twice as long as its rows alone. */
const ORDER_BAR = 0.5;

export function reportOrderRate({ shop, bare, bareAtOnce, insertsAlone }: OrderRate): string[] {
  const row = (subject: string, value: string, bar = '') =>
    `  ${subject.padEnd(34)} ${value.padEnd(44)} ${bar}`.trimEnd();
  const part = (of: number) => `${Math.round((shop / of) * 100)} % of it`;
  return [
    row('orders, committed to disk', `${integer(shop)} a second`),
    row(
      'bare transaction of the same rows',
      `${integer(bare)} a second, ${part(bare)}`,
      `${ORDER_BAR * 100} %: ${shop / bare >= ORDER_BAR ? 'met' : 'MISSED'}`,
    ),
    row('  its statements sent in one go', `${integer(bareAtOnce)} a second, ${part(bareAtOnce)}`),
    row('  only rows with the order’s id', `${integer(insertsAlone)} a second, ${part(insertsAlone)}`),
  ];
}
