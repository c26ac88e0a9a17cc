import { DiskTier } from '#server/page-cache/disk-tier.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import type { PageFile } from '#server/page-cache/page-file.ts';
import type { PageFiles } from '#server/page-cache/page-folder.ts';
import type { MadePage } from '#server/page-cache/page-store.ts';
import { StoredAnswer } from '#server/stored-answer.ts';
import type { RoundPage } from './measure-round.ts';

/** What the shop is asked for in a simulation. */
export interface Scene {
  products: number;
  visitsPerSecond: number;
  crawledPerSecond: number;
  /** Of a hundred visits so many end in an order, which purges the page of the product. */
  orders: number;
  /** Simulated hours before it counts, and in which it counts. */
  hours: { before: number; counted: number };
}

export interface SimulatedVisits {
  scene: Scene;
  /** Parts of one: visits answered without making the page, and of them those answered from memory. */
  found: number;
  foundInMemory: number;
  /** The same of what the crawler asked for. */
  foundByCrawler: number;
  memoryBytes: number;
  diskBytes: number;
}

const SCENES: Scene[] = [50, 20].map((visitsPerSecond) => ({
  products: 100_000,
  visitsPerSecond,
  crawledPerSecond: 10,
  orders: 2,
  hours: { before: 1.25, counted: 0.5 },
}));

/** The defaults of PAGE_CACHE_MB and PAGE_DISK_MB, and how long a product page lives. */
const MEMORY = 64 * 1_048_576;
const DISK = 2048 * 1_048_576;
const LIFE = { freshSeconds: 300, staleSeconds: 3600 };
/** How often a process looks for purges, and how soon after it heard of one. */
const LOOK_EVERY_MS = 15_000;
const LOOK_AFTER_PURGE_MS = 300;

/**
 * Visits spread by Zipf (the product of rank n is asked for 1/n as often as the first) with a crawler beside them that opens
 * every product in turn. The page cache is the real one, with its limits, times and purges; simulated are the clock, the
 * making of a page (its sizes are those of the product pages given) and the files of the second tier.
 */
export async function simulateVisits(pages: RoundPage[], scenes = SCENES): Promise<SimulatedVisits[]> {
  const samples = pages.filter(({ path }) => path.startsWith('/produkt/'));
  const results: SimulatedVisits[] = [];
  for (const scene of scenes) results.push(await simulate(samples, scene));
  return results;
}

async function simulate(samples: RoundPage[], scene: Scene): Promise<SimulatedVisits> {
  const { products, visitsPerSecond, crawledPerSecond, orders, hours } = scene;
  let now = 1;
  let transaction = 1;
  const files = new CountedFiles(DISK);
  const cache = new PageCache(MEMORY, {
    now: () => now,
    disk: new DiskTier(
      files,
      () => 'simulated',
      () => now,
    ),
  });
  cache.open('simulated', []);
  cache.advance(transaction);
  const bodies = samples.map(({ bytes }) => Buffer.allocUnsafeSlow(bytes));
  const keyOf = (product: number) => `/produkt/${product}/simulated-product-name`;
  const make = (product: number) => async (): Promise<MadePage> => {
    const place = product % samples.length;
    return {
      answer: storedAnswer(bodies[place], samples[place]?.headerBytes),
      keep: { tags: tagsOf(product), ...LIFE },
    };
  };
  const ask = async (product: number): Promise<'memory' | 'disk' | 'made'> => {
    const produce = make(product);
    if (cache.find(keyOf(product), produce)) return 'memory';
    const before = cache.diskHits;
    await cache.make(keyOf(product), produce);
    return cache.diskHits > before ? 'disk' : 'made';
  };
  const random = randomNumbers(20_261_116);
  const draw = zipf(products);
  const counts = { visits: 0, memory: 0, disk: 0, crawled: 0, crawledFound: 0 };
  const perSecond = visitsPerSecond + crawledPerSecond;
  const begin = hours.before * 3_600_000;
  const end = begin + hours.counted * 3_600_000;
  let looked = 0;
  for (let n = 0; now < end; n += 1) {
    now = 1 + (n * 1000) / perSecond;
    if (now - looked > LOOK_EVERY_MS) {
      looked = now;
      transaction += 1;
      cache.advance(transaction);
    }
    const isCounted = now >= begin;
    if ((n * crawledPerSecond) % perSecond < crawledPerSecond) {
      const answer = await ask(Math.floor((n * crawledPerSecond) / perSecond) % products);
      if (isCounted) counts.crawled += 1;
      if (isCounted && answer !== 'made') counts.crawledFound += 1;
      continue;
    }
    const product = spread(draw(random()), products);
    const answer = await ask(product);
    if (isCounted) counts.visits += 1;
    if (isCounted && answer !== 'made') counts[answer] += 1;
    if (random() * 100 < orders) {
      transaction += 1;
      cache.purge([`product:${product}`], transaction);
      looked = Math.min(looked, now + LOOK_AFTER_PURGE_MS - LOOK_EVERY_MS);
    }
  }
  return {
    scene,
    found: (counts.memory + counts.disk) / counts.visits,
    foundInMemory: counts.memory / counts.visits,
    foundByCrawler: counts.crawledFound / counts.crawled,
    memoryBytes: cache.bytes,
    diskBytes: cache.diskBytes,
  };
}

/** Of a kept form that is not compressed further when many ask for it: the bytes are not those of a page. */
function storedAnswer(body = Buffer.alloc(0), headerBytes = 0): StoredAnswer {
  const headers: [string, string][] = [['X-Simulated', 'x'.repeat(headerBytes)]];
  return StoredAnswer.unpack({
    status: 200,
    headers,
    digest: 'simulated',
    plainBytes: 8 * body.length,
    encoding: 'gzip',
    body,
  });
}

/** A product page shows its product, its categories and what the whole shop shares. */
function tagsOf(product: number): string[] {
  return [`product:${product}`, `category:${product % 300}`, 'menu', 'settings'];
}

/** Ranks by random numbers from 0 to 1: rank 0 is the most asked for. */
export function zipf(ranks: number): (random: number) => number {
  const sums = new Float64Array(ranks);
  let sum = 0;
  for (let rank = 0; rank < ranks; rank += 1) {
    sum += 1 / (rank + 1);
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random * sum;
    let [low, high] = [0, ranks - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** The crawler's order has nothing to do with what is popular. */
function spread(rank: number, products: number): number {
  return (rank * 7919) % products;
}

/** The same numbers in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Stands in for the folder: as many bytes, the oldest go first. */
class CountedFiles implements PageFiles {
  readonly #limit: number;
  readonly #files = new Map<string, { page: PageFile; bytes: number }>();
  bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  open(): void {}

  async find(key: string): Promise<PageFile | undefined> {
    return this.#files.get(key)?.page;
  }

  async write(page: PageFile): Promise<void> {
    await this.remove(page.key);
    const bytes = page.answer.body.length + page.answer.headers.flat().join('').length + page.key.length;
    this.#files.set(page.key, { page, bytes });
    this.bytes += bytes;
    for (const key of this.#files.keys()) {
      if (this.bytes <= this.#limit) return;
      await this.remove(key);
    }
  }

  async remove(key: string): Promise<void> {
    this.bytes -= this.#files.get(key)?.bytes ?? 0;
    this.#files.delete(key);
  }

  async close(): Promise<void> {}
}
