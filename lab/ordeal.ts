import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BareServer } from '#platform/testing/bare-server.ts';
import { showProgress } from '#tools/build/progress.ts';
import { buildIfStale } from '#tools/build.ts';
import { findMissingProxies } from '#tools/proxies/proxies.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { parseCommandLine, refuseCommand } from '#tools/start/command-line.ts';

const usage =
  'npm run ordeal -- [--orders 500] [--failover [--postgres FOLDER] | --update | --proxies | --restore | --soak [--minutes 10] | --weather]';
const { values } = parseCommandLine({
  usage,
  about: [
    'Kills shop and PostgreSQL while orders are placed in a demo shop of its own, and counts what became of them.',
    '--orders    how many are placed',
    '--failover  two nodes, a primary and a standby: the primary is killed, the standby promoted; once synchronous, once not',
    '--postgres  with --failover: another PostgreSQL and its pg_basebackup, for example /usr/lib/postgresql/15/bin',
    '--update    two nodes behind a balancer, a migration, both nodes replaced; nobody presses a button twice',
    '--proxies   three nodes and a store behind HAProxy and Varnish (packages haproxy, varnish, varnish-modules): prices change, photos come, a node is killed, the database goes',
    '--restore   a backup is made beside the buyers and restored into another folder, whose books are compared and whose pages are walked through',
    '--soak      two processes at 80 % of what the machine can do, for --minutes: browsing, searching, baskets, orders, returns',
    '--weather   slow clients, 10 000 idle connections, a full disk, a database that answers late or not at all',
    'Exit code 1 when an order was lost that must not be, doubled or half, refused by an update, a price seen late or a photo not at all, or when others suffered. But for --proxies and --postgres nothing needs to be installed.',
  ],
  options: {
    orders: { type: 'string', default: '500' },
    failover: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    update: { type: 'boolean', default: false },
    proxies: { type: 'boolean', default: false },
    restore: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
    weather: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
});
const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < 1) refuseCommand('--orders takes a whole number', usage);
const minutes = Number(values.minutes);
if (!Number.isInteger(minutes) || minutes < 1) refuseCommand('--minutes takes a whole number', usage);
if (values.postgres && !values.failover) refuseCommand('--postgres goes with --failover', usage);
if (values.proxies && findMissingProxies().length > 0)
  refuseCommand(`--proxies needs ${findMissingProxies().join(' and ')}`, usage);
const maxMs = 120_000 + orders * 1000;
const BUYERS = 6;
/** Milliseconds after which a changed price must be seen everywhere. */
const SEEN_WITHIN_MS = 1000;
const PAGES_PER_KIND = 25;

await buildIfStale();
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-ordeal-'));
try {
  const filled = showProgress('Filling a demo shop');
  const database = values.postgres ? await openDatabase(values.postgres) : undefined;
  await (await startShop({ dataDir, env: { DATABASE_URL: database?.url ?? '' } })).stop();
  await database?.stop();
  filled();
  const passed = await chosen();
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** A database in the data folder of the shop, empty, on a server other than the embedded one. */
async function openDatabase(binaries: string): Promise<BareServer> {
  const database = await BareServer.open({ folder: dataDir, binaries });
  await database.start();
  await database.createDatabase();
  return database;
}

function chosen(): Promise<boolean> {
  if (values.failover) return tryFailover();
  if (values.update) return tryUpdate();
  if (values.restore) return tryRestore();
  if (values.soak) return trySoak();
  if (values.weather) return tryWeather();
  return values.proxies ? tryProxies() : tryKills();
}

async function tryKills(): Promise<boolean> {
  const { runKillTest } = await import('#tools/kill-test/run-kill-test.ts');
  const result = await runKillTest({ dataDir, orders, buyers: BUYERS, calmMs: 5000, maxMs });
  const { acknowledged, kills, seconds, faults } = result;
  console.log(
    `${acknowledged} of ${orders} orders acknowledged in ${Math.round(seconds)} s, ${result.orders} in the database`,
  );
  console.log(`kill -9: the shop ${kills.shop} times, PostgreSQL ${kills.database} times`);
  console.log(faults.length === 0 ? 'None lost, none doubled, none half.' : faults.join('\n'));
  return faults.length === 0 && acknowledged === orders;
}

async function tryFailover(): Promise<boolean> {
  const { runFailover } = await import('./ordeal/run-failover.ts');
  const database = await BareServer.open({ folder: dataDir, binaries: values.postgres });
  let passed = true;
  for (const synchronous of [true, false]) {
    const options = { database, orders, buyers: BUYERS, synchronous, timeoutMs: 500, maxMs };
    const result = await runFailover(options);
    const { acknowledged, lost, strangelyLost, faults, seconds, failures, told, isReportedByAll } = result;
    const others = faults.length - lost.length;
    console.log(`\n${synchronous ? 'Synchronous' : 'Asynchronous'} standby`);
    console.log(
      `${acknowledged} of ${orders} orders acknowledged in ${Math.round(seconds.whole)} s, ${result.orders} in the database`,
    );
    console.log(
      `kill -9 to promoted ${seconds.killToPromoted.toFixed(1)} s, to the next order acknowledged ${seconds.killToNextOrder.toFixed(1)} s; ${failures} presses failed and were repeated`,
    );
    console.log(
      `${lost.length} lost, ${others} doubled, half or oversold${synchronous ? '' : `; the standby had received nothing for a second, ${strangelyLost} lost outside it`}`,
    );
    for (const line of told) console.log(`The shop told: ${line}`);
    if (others > 0 || strangelyLost > 0) console.log(faults.join('\n'));
    const isReported = lost.length === 0 || isReportedByAll;
    passed &&= others === 0 && strangelyLost === 0 && acknowledged === orders && isReported;
  }
  return passed;
}

async function tryUpdate(): Promise<boolean> {
  const { runUpdate } = await import('./ordeal/run-update.ts');
  const result = await runUpdate({ dataDir, orders, buyers: BUYERS, maxMs });
  const { acknowledged, before, after, refused, faults, seconds, hasColumn } = result;
  console.log(
    `${acknowledged} of ${orders} orders acknowledged: ${before} before, ${acknowledged - before - after} during, ${after} after the update`,
  );
  console.log(`Migration ${seconds.migration.toFixed(1)} s, whole update ${seconds.update.toFixed(1)} s`);
  console.log(refused.length === 0 ? 'No request was refused.' : `Refused: ${refused.join('\n')}`);
  console.log(faults.length === 0 ? 'None lost, none doubled, none half.' : faults.join('\n'));
  return refused.length === 0 && faults.length === 0 && acknowledged === orders && hasColumn;
}

async function tryRestore(): Promise<boolean> {
  const { runRestore } = await import('./ordeal/run-restore.ts');
  const result = await runRestore({ dataDir, orders, buyers: BUYERS, pagesPerKind: PAGES_PER_KIND, maxMs });
  const { acknowledged, before, told, faults, pages, others, problems } = result;
  console.log(`${acknowledged} of ${orders} orders acknowledged, ${before} before the backup began`);
  for (const line of told) console.log(line);
  console.log(`${result.orders} of them in the restored shop`);
  console.log(faults.length === 0 ? 'None lost, none doubled, none half.' : faults.join('\n'));
  console.log(`${pages} pages and ${others} other files of the restored shop: ${problems.length} problems`);
  for (const problem of problems) console.log(problem);
  return faults.length === 0 && problems.length === 0 && acknowledged === orders && before > 0;
}

async function trySoak(): Promise<boolean> {
  const { runSoak } = await import('./ordeal/soak/run-soak.ts');
  const { lines, passed } = await runSoak({ dataDir, minutes }, console.log);
  for (const line of lines) console.log(line);
  return passed;
}

async function tryWeather(): Promise<boolean> {
  const { runWeather } = await import('./ordeal/weather/run-weather.ts');
  return runWeather(dataDir, console.log);
}

async function tryProxies(): Promise<boolean> {
  const { runProxies } = await import('./ordeal/run-proxies.ts');
  const result = await runProxies({ dataDir, orders, buyers: BUYERS, maxMs });
  const { acknowledged, seenAfter, hits, failures, faults, withoutVarnish } = result;
  const { photosSeenAfter, withoutDatabase } = result;
  const prices = spread(seenAfter);
  const photos = spread(photosSeenAfter);
  console.log(
    `${seenAfter.length} prices changed: seen through HAProxy and Varnish and from every node after ${prices.median} ms (median), ${prices.max} ms at most; Varnish had kept ${hits} pages before`,
  );
  console.log(
    `${photosSeenAfter.length} photos sent to one node each: shown by the product and the picture had, through HAProxy and Varnish and from every node, after ${photos.median} ms (median), ${photos.max} ms at most`,
  );
  console.log(
    `${acknowledged} of ${orders} orders acknowledged while a node was killed and replaced; ${failures} presses failed and were repeated`,
  );
  console.log(faults.length === 0 ? 'None lost, none doubled, none half.' : faults.join('\n'));
  console.log(withoutVarnish ? 'Without Varnish pages come straight from the nodes.' : 'Without Varnish no page came.');
  console.log(
    `Without the database a kept page was asked for ${withoutDatabase.asked} times in all; ${withoutDatabase.refused} did not get it.`,
  );
  const isSeen = prices.max <= SEEN_WITHIN_MS && hits > 0;
  const goesOn = withoutVarnish && withoutDatabase.refused === 0;
  return isSeen && goesOn && faults.length === 0 && acknowledged === orders;
}

function spread(all: readonly number[]): { median: number; max: number } {
  const sorted = all.toSorted((a, b) => a - b);
  return {
    median: sorted[sorted.length >> 1] ?? Number.POSITIVE_INFINITY,
    max: sorted.at(-1) ?? Number.POSITIVE_INFINITY,
  };
}
