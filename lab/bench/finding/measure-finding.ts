import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ShopProcess, startShop } from '#tools/shop-process/start-shop.ts';
import { compareWithPlain, htmlHeaders } from '../compare-with-plain.ts';
import { type Addresses, listAddresses } from '../list-addresses.ts';
import { type Latency, measureLatency } from '../measure-latency.ts';
import { type Call, residentBytes } from '../measure-throughput.ts';
import { suggestionCall } from '../shop-calls.ts';
import { type Floors, measureFloors } from './measure-floors.ts';

/** The first listing after a start, and how much more memory the shop takes with it. */
export interface FirstListing {
  ms: number;
  bytes: number;
}

export interface FindingFigures {
  products: number;
  /** With the index on the disk taken away, and with it. */
  firstListing: { read: FirstListing; kept: FirstListing };
  /** How long the search index took after them in the same way, and the memory of the process that has both. */
  searchIndex: { readMs: number; cachedMs: number; bytes: number };
  filtered: Latency;
  /** Of texts nobody asked for since the start, and of the same texts again. */
  search: { first: Latency; again: Latency };
  suggestion: Latency;
  /** The suggestion call for one phrase again and again, next to a plain server that sends the same bytes. */
  repeated: { perSecond: number; plainPerSecond: number };
  floors: Floors;
}

/** Asked for before the measured ones: compiled code and open connections belong to a running shop. */
const WARMING = 100;
const MAX = 1_000;
const SECONDS = 12;
const TIMEOUT_MS = 60_000;

/** Search, suggestions and listings of one shop that keeps no page. */
export async function measureFinding(databaseUrl: string, dataDir: string): Promise<FindingFigures> {
  const addresses = await listAddresses(databaseUrl);
  const start = () => startShop({ dataDir, databaseUrl, env: { PAGE_CACHE_MB: '0', LOG_LEVEL: 'info' } });
  for (const folder of ['listings', 'search']) rmSync(path.join(dataDir, folder), { recursive: true, force: true });
  const first = await start();
  const { read, readMs } = await measureRead(first, addresses.category).finally(() => first.stop());
  const shop = await start();
  try {
    const kept = await measureFirstListing(shop, addresses.category);
    const cachedMs = await searchIsWarm(shop);
    return {
      products: addresses.count,
      firstListing: { read, kept },
      searchIndex: { readMs, cachedMs, bytes: residentBytes(shop.pid) },
      ...(await measureRunning(shop, addresses)),
      floors: await measureFloors(databaseUrl, addresses),
    };
  } finally {
    await shop.stop();
  }
}

async function measureRead(shop: ShopProcess, category: string) {
  const read = await measureFirstListing(shop, category);
  const readMs = await searchIsWarm(shop);
  // The indexes are written alongside the work of the shop.
  await sleep(TIMEOUT_MS / 30);
  return { read, readMs };
}

/** How long the shop says that it took. */
async function searchIsWarm(shop: ShopProcess): Promise<number> {
  for (let waited = 0; waited < TIMEOUT_MS * 10; waited += 100) {
    const line = shop
      .output()
      .split('\n')
      .find((one) => one.includes('"Search is warm"'));
    const milliseconds = /"milliseconds":(\d+)/.exec(line ?? '')?.[1];
    if (milliseconds) return Number(milliseconds);
    await sleep(100);
  }
  throw new Error(`the search index is not there:\n${shop.output()}`);
}

async function measureFirstListing(shop: ShopProcess, category: string): Promise<FirstListing> {
  const ask = (where: string) => measureLatency(() => page(shop, where), TIMEOUT_MS / 1000, 1);
  const before = residentBytes(shop.pid);
  const { p50 } = await ask(category);
  return { ms: p50, bytes: residentBytes(shop.pid) - before };
}

async function measureRunning(shop: ShopProcess, { filtered, searches, phrases }: Addresses) {
  const suggest = (phrase: string) => suggestionCall(shop.address, phrase);
  const listing = inTurn(filtered, (where) => page(shop, where));
  const [texts, otherTexts] = [searches.slice(0, -WARMING), searches.slice(-WARMING)];
  const [asked, otherPhrases] = [phrases.slice(0, -WARMING), phrases.slice(-WARMING)];
  await measureLatency(listing, 3, WARMING);
  await measureLatency(
    inTurn(otherTexts, (where) => page(shop, where)),
    5,
    otherTexts.length,
  );
  await measureLatency(inTurn(otherPhrases, suggest), 5, otherPhrases.length);
  const requestTexts = (max: number) =>
    measureLatency(
      inTurn(texts, (where) => page(shop, where)),
      SECONDS,
      max,
    );
  const first = await requestTexts(Math.min(MAX, texts.length));
  const { shopPerSecond, plainPerSecond } = await compareWithPlain(suggest(phrases[0] ?? ''), shop.pid, 8);
  return {
    filtered: await measureLatency(listing, SECONDS, MAX),
    search: { first, again: await requestTexts(first.count) },
    suggestion: await measureLatency(inTurn(asked.slice(1), suggest), SECONDS, Math.min(MAX, asked.length - 1)),
    repeated: { perSecond: shopPerSecond, plainPerSecond },
  };
}

function page(shop: ShopProcess, where: string): Call {
  return { url: `${shop.address}${where}`, headers: htmlHeaders };
}

function inTurn(list: readonly string[], toCall: (item: string) => Call): () => Call {
  let place = -1;
  return () => {
    place += 1;
    return toCall(list[place % list.length] ?? '');
  };
}
