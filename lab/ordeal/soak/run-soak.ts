import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { BareServer } from '#platform/testing/bare-server.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { openToBuyers } from '#tools/kill-test/buyers.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { driveBySchedule, measureLimit, placeFirstOrders } from './drive.ts';
import { judgeSoak, type Verdict } from './judge.ts';
import { type MemorySample, sampleMemory } from './memory.ts';
import { findPlaces } from './places.ts';
import { Records } from './records.ts';
import { SentOrders } from './sent-orders.ts';
import { closeConnections } from './visitor.ts';
import { KINDS, MIX } from './visits.ts';

interface SoakOptions {
  /** Data folder of a shop that is filled and does not run. */
  dataDir: string;
  minutes: number;
}

const SHARE_OF_LIMIT = 0.8;
const PROCESSES = 2;
/** Caches fill, and just-in-time compilers find out what is asked. */
const WARM_UP_S = 30;
const FIRST_ORDERS = 10;
const LIMIT_S = 30;
const VISITORS = 24;
const SAMPLE_MS = 5000;
const MAX_ORDERS = 1_000_000;

/** Mixed load for minutes at 80 % of what this machine can do; tells every minute how it goes, and judges at the end. */
export async function runSoak({ dataDir, minutes }: SoakOptions, tell: (line: string) => void): Promise<Verdict> {
  const database = await BareServer.open({ folder: dataDir });
  await database.start();
  const sent = new SentOrders(database.url);
  // Visitors come from many addresses, as behind a proxy.
  const env = { PROCESSES: String(PROCESSES), TRUST_PROXY: '1' };
  try {
    await openToBuyers(database.url, MAX_ORDERS);
    const shop = await startShop({ dataDir, databaseUrl: database.url, env });
    try {
      const waiters = { address: shop.address, places: await findPlaces(database.url), sent };
      tell(`Of a hundred visits: ${MIX.map(({ kind, percent }) => `${percent} ${kind}`).join(', ')}`);
      await placeFirstOrders(waiters, FIRST_ORDERS);
      await measureLimit(waiters, WARM_UP_S, VISITORS);
      const limit = await measureLimit(waiters, LIMIT_S, VISITORS);
      const perSecond = limit * SHARE_OF_LIMIT;
      tell(
        `Limit: ${limit.toFixed(1)} visits a second; ${minutes} minutes at ${perSecond.toFixed(1)}; load ${loadavg()[0]?.toFixed(1)}`,
      );
      const milliseconds = minutes * MINUTE_MS;
      const records = new Records();
      const memory: MemorySample[] = [];
      const stop = new AbortController();
      const watching = watch(milliseconds, stop.signal, {
        sample: (at) => memory.push({ at, megabytes: sampleMemory(shop.pid, dataDir) }),
        minute: (number) => tell(reportMinute(number, records, memory.at(-1))),
      });
      await driveBySchedule(waiters, { perSecond, seconds: milliseconds / 1000 }, records);
      stop.abort();
      await watching;
      tell(`${sent.placed} orders acknowledged in all`);
      const complaints = shop.output().match(/"level":(?:40|50|60).*/g) ?? [];
      tell(
        `The shop logged ${complaints.length} warnings and errors${complaints[0] ? `, such as ${complaints[0]}` : ''}`,
      );
      return judgeSoak(records, memory, minutes);
    } finally {
      closeConnections();
      await shop.stop();
    }
  } finally {
    await sent.close();
    await database.stop();
  }
}

interface Watch {
  sample(at: number): void;
  minute(number: number): void;
}

async function watch(milliseconds: number, signal: AbortSignal, { sample, minute }: Watch): Promise<void> {
  const begun = performance.now();
  let told = 0;
  while (!signal.aborted) {
    await sleep(SAMPLE_MS, undefined, { signal }).catch(() => {});
    const passed = performance.now() - begun;
    sample(passed / milliseconds);
    if (passed < (told + 1) * MINUTE_MS) continue;
    told += 1;
    minute(told);
  }
}

function reportMinute(number: number, records: Records, memory: MemorySample | undefined): string {
  const [from, to] = [(number - 1) * MINUTE_MS, number * MINUTE_MS];
  const kinds = KINDS.map((kind) => {
    const figures = records.figures(kind, from, to);
    return figures && `${kind} ${figures.requests} p50 ${figures.p50.toFixed(1)} p99 ${figures.p99.toFixed(1)} ms`;
  });
  const held = Object.entries(memory?.megabytes ?? {}).map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`);
  return `minute ${number}: ${kinds.filter(Boolean).join('; ')}; errors so far ${records.faults.length}; MB: ${held.join(', ')}; load ${loadavg()[0]?.toFixed(1)}`;
}
