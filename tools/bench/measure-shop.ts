import { readFileSync } from 'node:fs';
import { startShop } from '../shop-process/start-shop.ts';
import { type Comparison, compareWithPlain } from './compare-with-plain.ts';
import { countQueries, type QueryCount } from './count-queries.ts';
import { type Latency, measureLatency } from './measure-latency.ts';
import { type Call, measureThroughput } from './measure-throughput.ts';
import { type Addresses, readAddresses } from './read-addresses.ts';
import { batchCall, suggestionCall } from './shop-calls.ts';

export interface ShopFigures {
  products: number;
  firstPageMs: number;
  cached: { page: string; comparison: Comparison }[];
  batchPerSecond: number;
  rssBytes: number;
  uncachedProduct: Latency;
  productQueries: QueryCount;
  suggestion: Latency;
}

const html = { accept: 'text/html', 'accept-encoding': 'br, gzip' };

/** All figures of one shop. Two processes: one as in production, one that keeps no page. */
export async function measureShop(databaseUrl: string, dataDir: string, logFile: string): Promise<ShopFigures> {
  const addresses = await readAddresses(databaseUrl);
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
      cached.push({ page, comparison: await compareWithPlain(`${shop.address}${path}`, shop.pid, 8) });
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

async function measureUncached(databaseUrl: string, dataDir: string, { products, words }: Addresses) {
  const shop = await startShop({ dataDir, databaseUrl, env: { PAGE_CACHE_MB: '0' } });
  try {
    const random = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;
    const page = (): Call => ({ url: `${shop.address}${random(products)}`, headers: html });
    const suggest = (): Call => suggestionCall(shop.address, random(words));
    // Compiled code and open connections belong to a running shop.
    await measureLatency(page, 3, 100);
    await measureLatency(suggest, 3, 50);
    return {
      uncachedProduct: await measureLatency(page, 8),
      suggestion: await measureLatency(suggest, 8),
    };
  } finally {
    await shop.stop();
  }
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
