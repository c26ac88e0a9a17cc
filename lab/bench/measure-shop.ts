import { startShop } from '#tools/shop-process/start-shop.ts';
import { type Comparison, compareWithPlain, htmlHeaders as html } from './compare-with-plain.ts';
import { countQueries, type QueryCount } from './count-queries.ts';
import { type Addresses, listAddresses } from './list-addresses.ts';
import { type Latency, measureLatency } from './measure-latency.ts';
import { type Call, measureThroughput, residentBytes } from './measure-throughput.ts';
import { measurePlacing, type OrderRate } from './placing/measure-placing.ts';
import { batchCall, suggestionCall } from './shop-calls.ts';

export interface ShopFigures {
  products: number;
  firstPageMs: number;
  cached: { page: string; comparison: Comparison }[];
  batchPerSecond: number;
  rssBytes: number;
  uncachedProduct: Latency;
  productQueries: QueryCount;
  /** A category with three filters and counts. */
  filteredListing: Latency;
  /** Of texts that are new since the start, and of the same texts again. */
  searchPage: { first: Latency; again: Latency };
  suggestion: Latency;
  /** The first listing after a start, for which the catalogue is read. */
  firstListingMs: number;
  orders: OrderRate;
  /** Additional memory of the shop once it has read the catalogue. */
  listingBytes: number;
}

/** Search pages asked for before the measured ones. */
const WARMING = 100;

/** All figures of one shop. Two processes: one as in production, one that keeps no page. */
export async function measureShop(databaseUrl: string, dataDir: string, logFile: string): Promise<ShopFigures> {
  const addresses = await listAddresses(databaseUrl);
  const begun = performance.now();
  const shop = await startShop({ dataDir, databaseUrl });
  try {
    await measureLatency(() => ({ url: `${shop.address}/`, headers: html }), 10, 1);
    const firstPageMs = performance.now() - begun;
    const product = addresses.products[0] ?? '/';
    const pages = [
      { page: 'main', path: '/' },
      { page: 'listing', path: addresses.category },
      { page: 'product', path: product },
    ];
    const cached: ShopFigures['cached'] = [];
    for (const { page, path } of pages) {
      cached.push({
        page,
        comparison: await compareWithPlain({ url: `${shop.address}${path}`, headers: html }, shop.pid, 8),
      });
    }
    const batchPerSecond = await measureThroughput(batchCall(shop.address, product), 5);
    const rssBytes = residentBytes(shop.pid);
    return {
      products: addresses.count,
      firstPageMs,
      cached,
      batchPerSecond,
      rssBytes,
      ...(await measureUncached(databaseUrl, dataDir, addresses)),
      orders: await measurePlacing(databaseUrl),
      productQueries: await countQueries({
        databaseUrl,
        dataDir,
        logFile,
        paths: addresses.products.slice(0, 12),
        headers: html,
      }),
    };
  } finally {
    await shop.stop();
  }
}

async function measureUncached(databaseUrl: string, dataDir: string, addresses: Addresses) {
  const { products, phrases, filtered, searches, category } = addresses;
  const shop = await startShop({ dataDir, databaseUrl, env: { PAGE_CACHE_MB: '0' } });
  try {
    const random = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;
    const one = (list: string[]) => (): Call => ({ url: `${shop.address}${random(list)}`, headers: html });
    // Each once: an answer is kept for a while.
    const rest = phrases.values();
    const suggest = (): Call => suggestionCall(shop.address, rest.next().value ?? '');
    await measureLatency(one(['/']), 3, 1);
    const before = residentBytes(shop.pid);
    const firstListingMs = (await measureLatency(one([category]), 60, 1)).p50;
    const listingBytes = residentBytes(shop.pid) - before;
    // Compiled code and open connections belong to a running shop; what the measured texts find does not.
    const [warming, texts] = [searches.slice(-WARMING), searches.slice(0, -WARMING)];
    for (const next of [one(products), one(filtered), one(warming), suggest]) await measureLatency(next, 3, WARMING);
    return {
      uncachedProduct: await measureLatency(one(products), 8),
      filteredListing: await measureLatency(one(filtered), 8),
      searchPage: await measureSearches(shop.address, texts),
      suggestion: await measureLatency(suggest, 8, phrases.length - WARMING),
      firstListingMs,
      listingBytes,
    };
  } finally {
    await shop.stop();
  }
}

/** A shop remembers what a text finds: each is asked for once, then the same ones again. */
async function measureSearches(address: string, texts: string[]): Promise<ShopFigures['searchPage']> {
  const ask = (max: number) => {
    const rest = texts.values();
    return measureLatency(() => ({ url: `${address}${rest.next().value}`, headers: html }), 10, max);
  };
  const first = await ask(texts.length);
  return { first, again: await ask(first.count) };
}
