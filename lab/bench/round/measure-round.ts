import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type ShopProcess, startShop } from '#tools/shop-process/start-shop.ts';
import { Load } from '../compare-with-plain.ts';
import { measureThroughput, residentBytes } from '../measure-throughput.ts';

/** A public page as it is kept: its address and its compressed size. */
export interface RoundPage {
  path: string;
  bytes: number;
}

export interface RoundFigures {
  pages: RoundPage[];
  /** Pages a second of the first round, in which all are made. */
  made: number;
  /** Cached pages in turn, and one of middle size alone. */
  inTurn: Load;
  alone: Load;
  memoryBytes: number;
  /** After a restart: pages a second in the first round, and how many of them had to be made. */
  restarted: { perSecond: number; made: number };
}

const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
const SECONDS = 8;
const TURNS = 2;
const AT_ONCE = 8;
/** A first round that takes longer measures the rest of the pages it has. */
const MAX_MS = 180_000;

/** All pages of the sitemap of a shop with its default settings. Two processes, one after the other, with one data folder. */
export async function measureRound(databaseUrl: string, dataDir: string): Promise<RoundFigures> {
  const shop = await startShop({ dataDir, databaseUrl });
  const { port } = new URL(shop.address);
  const first = await during(shop, async () => {
    const paths = await listPublicPages(shop.address);
    const { pages, perSecond } = await goRound(shop.address, paths);
    const middle = pages.toSorted((one, other) => one.bytes - other.bytes)[Math.floor(pages.length / 2)];
    const url = shop.address + (middle?.path ?? '/');
    const requests = pages.map(({ path }) => ({ path }));
    // Both have compiled their code before it counts.
    const alone = new Load({ url, headers }, shop.pid);
    const inTurn = new Load({ url: shop.address, headers, requests }, shop.pid);
    for (const { call } of [alone, inTurn]) await measureThroughput(call, 1);
    // In turns, so that both meet the same machine.
    for (let turn = 0; turn < TURNS; turn += 1) {
      await alone.run(SECONDS / TURNS);
      await inTurn.run(SECONDS / TURNS);
    }
    return { pages, made: perSecond, inTurn, alone, memoryBytes: residentBytes(shop.pid) };
  });
  // The same port: pages name their own address.
  const again = await startShop({ dataDir, databaseUrl, env: { PORT: port } });
  return during(again, async () => {
    const { perSecond } = await goRound(
      again.address,
      first.pages.map(({ path }) => path),
    );
    return { ...first, restarted: { perSecond, made: await countMade(again.address) } };
  });
}

async function during<T>(shop: ShopProcess, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await shop.stop();
  }
}

async function listPublicPages(address: string): Promise<string[]> {
  const parts = await listLocations(`${address}/sitemap.xml`);
  const pages = await Promise.all(parts.map((path) => listLocations(address + path)));
  return [...new Set(pages.flat())];
}

async function listLocations(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => new URL(location).pathname);
}

async function goRound(address: string, paths: string[]): Promise<{ pages: RoundPage[]; perSecond: number }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const pages: RoundPage[] = [];
  const rest = paths.values();
  const begun = performance.now();
  const ask = async () => {
    for (const path of rest) {
      pages.push(await fetchPage(address, path, agent));
      if (performance.now() - begun > MAX_MS) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  agent.destroy();
  return { pages, perSecond: pages.length / ((performance.now() - begun) / 1000) };
}

function fetchPage(address: string, path: string, agent: http.Agent): Promise<RoundPage> {
  return new Promise((resolve, reject) => {
    const sent = http.get(address + path, { agent, headers }, async (response) => {
      const { statusCode } = response;
      const { length } = await buffer(response);
      if (statusCode !== 200) reject(new Error(`${path} answered ${statusCode}`));
      resolve({ path, bytes: length });
    });
    sent.on('error', reject);
  });
}

async function countMade(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^witryna_page_cache_misses (\d+)/m.exec(text)?.[1]);
}
