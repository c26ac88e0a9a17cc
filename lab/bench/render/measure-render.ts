import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { searchLink } from '#platform/links/rules/screen-links.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { type ShopProcess, startShop } from '#tools/shop-process/start-shop.ts';
import { listAddresses } from '../list-addresses.ts';
import { percentile } from '../measure-latency.ts';
import { processorSeconds, residentBytes } from '../measure-throughput.ts';
import { countElements } from './count-elements.ts';
import { type Inspector, inspectProcess } from './inspect-process.ts';
import { divideProfile, type Part } from './processor-profile.ts';
import { type Cost, requestPages } from './request-pages.ts';

export interface RenderFigures {
  page: string;
  /** Means of the pages asked for in turn. */
  elements: number;
  bytes: number;
  /** Milliseconds of processor time for one page, eight visitors at once: the shop, its database, the shop when it compresses too, the bare page. */
  shopMs: number;
  databaseMs: number;
  compressedMs: number;
  bareMs: number;
  /** Milliseconds a lone visitor waits, the middle one. */
  aloneMs: { shop: number; bare: number };
  /** Work of the main thread, by the clock of its profile. */
  divided: Map<Part | 'other', number>;
}

const PLAIN = { accept: 'text/html', 'accept-encoding': 'identity' };
const COMPRESSED = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
const PAGES = 60;
const WARMING = 80;
const TURNS = 2;
const AT_ONCE = 8;
/** The bare page is so quick that the clock of the kernel needs more of it. */
const BARE_TIMES = 5;

/** Uncached pages of the demo shop next to a bare React page of as many elements, in turns, so that both have the same conditions. */
export async function measureRender(
  databaseUrl: string,
  dataDir: string,
): Promise<{ pages: RenderFigures[]; memoryBytes: number }> {
  const env = { PAGE_CACHE_MB: '0', NODE_OPTIONS: '--inspect=127.0.0.1:0' };
  const shop = await startShop({ dataDir, databaseUrl, env });
  const child = fork(path.join(import.meta.dirname, 'bare-react-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [port] = (await once(child, 'message')) as [number];
    const bare = { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
    const inspector = await inspectProcess(shop.output());
    const pages: RenderFigures[] = [];
    for (const [page, paths] of await listPages(databaseUrl)) {
      console.error(page);
      pages.push(await measurePage(page, paths, { shop, bare, inspector, databaseUrl }));
    }
    inspector.close();
    return { pages, memoryBytes: residentBytes(shop.pid) };
  } finally {
    child.disconnect();
    await shop.stop();
  }
}

/** Several of each kind, so that nothing is measured that only one page repeated would give. */
async function listPages(databaseUrl: string): Promise<[string, string[]][]> {
  const { category, products } = await listAddresses(databaseUrl);
  const orders = ['price-a', 'price-d', 'name-a', 'name-d'].map((order) => `${category}?sort_order=${order}`);
  return [
    ['main', ['/']],
    ['listing', [category, `${category}?counter=1`, ...orders]],
    ['search', ['kurtka', 'plecak', 'spodnie', 'koszulka', 'buty'].map(searchLink)],
    ['product', products.slice(0, 120)],
    ['sign-in', ['/signin.php']],
  ];
}

interface Scene {
  shop: ShopProcess;
  bare: { address: string; pid: number };
  inspector: Inspector;
  databaseUrl: string;
}

async function measurePage(page: string, paths: string[], scene: Scene): Promise<RenderFigures> {
  const { shop, bare, inspector, databaseUrl } = scene;
  const texts = await fetchAll(shop.address, paths);
  const elements = mean(texts.map(countElements));
  const bytes = mean(texts.map((text) => Buffer.byteLength(text)));
  const urls = paths.map((path) => shop.address + path);
  const plain = { pid: shop.pid, urls, headers: PLAIN };
  const compressed = { pid: shop.pid, urls, headers: COMPRESSED };
  const yardstick = { pid: bare.pid, urls: [`${bare.address}/${Math.round(elements)}`], headers: PLAIN };
  // All have compiled their code before it counts.
  for (const asked of [plain, compressed, yardstick]) await requestPages(asked, WARMING, AT_ONCE);
  const costs = { shop: noCost(), compressed: noCost(), bare: noCost(), shopAlone: noCost(), bareAlone: noCost() };
  const database = new DatabaseTime(databaseUrl);
  for (let turn = 0; turn < TURNS; turn += 1) {
    add(costs.bare, await requestPages(yardstick, BARE_TIMES * PAGES, AT_ONCE));
    await database.during(async () => add(costs.shop, await requestPages(plain, PAGES, AT_ONCE)));
    add(costs.compressed, await requestPages(compressed, PAGES, AT_ONCE));
    add(costs.bareAlone, await requestPages(yardstick, PAGES, 1));
    add(costs.shopAlone, await requestPages(plain, PAGES / 2, 1));
  }
  const profile = await inspector.profile(async () => void (await requestPages(plain, PAGES, 1)));
  return {
    page,
    elements,
    bytes,
    shopMs: perPage(costs.shop),
    databaseMs: (database.seconds * 1000) / costs.shop.pages,
    compressedMs: perPage(costs.compressed),
    bareMs: perPage(costs.bare),
    aloneMs: { shop: percentile(costs.shopAlone.waited, 0.5), bare: percentile(costs.bareAlone.waited, 0.5) },
    divided: divideProfile(profile),
  };
}

const noCost = (): Cost => ({ pages: 0, waited: [], processorMs: 0 });
const perPage = ({ processorMs, pages }: Cost) => processorMs / pages;

function add(sum: Cost, { pages, waited, processorMs }: Cost): void {
  sum.pages += pages;
  sum.waited.push(...waited);
  sum.processorMs += processorMs;
}

async function fetchAll(address: string, paths: string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const path of paths) {
    const response = await fetch(address + path, { headers: PLAIN });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    texts.push(await response.text());
  }
  return texts;
}

/** Processor time of the connections of a database, while something is done. */
class DatabaseTime {
  readonly #url: string;
  seconds = 0;

  constructor(url: string) {
    this.#url = url;
  }

  async during(work: () => Promise<void>): Promise<void> {
    const before = await this.#connections();
    await work();
    for (const [pid, spent] of await this.#connections()) this.seconds += spent - (before.get(pid) ?? 0);
  }

  #connections(): Promise<Map<number, number>> {
    return withClient(this.#url, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return new Map(rows.map(({ pid }) => [pid, processorSeconds(pid)]));
    });
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
