import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BareServer } from '#platform/testing/bare-server.ts';
import { showProgress } from '#tools/build/progress.ts';
import { buildIfStale } from '#tools/build.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { parseCommandLine, refuseCommand } from '#tools/start/command-line.ts';

const usage = 'npm run ordeal -- [--orders 500] [--failover [--postgres FOLDER] | --update | --restore]';
const { values } = parseCommandLine({
  usage,
  about: [
    'Kills shop and PostgreSQL while orders are placed in a demo shop of its own, and compares the orders with the database.',
    '--orders    how many are placed',
    '--failover  two nodes, a primary and a standby: the primary is killed, the standby promoted; once synchronous, once not',
    '--postgres  with --failover: another PostgreSQL and its pg_basebackup, for example /usr/lib/postgresql/15/bin',
    '--update    two nodes behind a balancer, a migration, both nodes replaced; no buyer repeats a request',
    '--restore   a backup is made during the orders and restored into another folder, whose orders are compared and whose pages are crawled',
    'Exit code 1 when an order was lost that must not be, was doubled, partial or refused. Only --postgres needs an installed program.',
  ],
  options: {
    orders: { type: 'string', default: '500' },
    failover: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    update: { type: 'boolean', default: false },
    restore: { type: 'boolean', default: false },
  },
});
const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < 1) refuseCommand('--orders takes an integer', usage);
if (values.postgres && !values.failover) refuseCommand('--postgres goes with --failover', usage);
const maxMs = 120_000 + orders * 1000;
const BUYERS = 6;
const PAGES_PER_KIND = 25;

await buildIfStale();
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-ordeal-'));
try {
  const filled = showProgress('Filling a demo shop');
  const database = values.postgres ? await openDatabase(values.postgres) : undefined;
  await (await startShop({ dataDir, env: { DATABASE_URL: database?.url ?? '' } })).stop();
  await database?.stop();
  filled();
  const passed = await runTrial();
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

function runTrial(): Promise<boolean> {
  if (values.failover) return tryFailover();
  if (values.update) return tryUpdate();
  return values.restore ? tryRestore() : tryKills();
}

async function tryKills(): Promise<boolean> {
  const { runKillTest } = await import('#tools/kill-test/run-kill-test.ts');
  const result = await runKillTest({ dataDir, orders, buyers: BUYERS, calmMs: 5000, maxMs });
  const { acknowledged, kills, seconds, faults } = result;
  console.log(
    `${acknowledged} of ${orders} orders acknowledged in ${Math.round(seconds)} s, ${result.orders} in the database`,
  );
  console.log(`kill -9: the shop ${kills.shop} times, PostgreSQL ${kills.database} times`);
  console.log(faults.length === 0 ? 'None lost, none doubled, none partial.' : faults.join('\n'));
  return faults.length === 0 && acknowledged === orders;
}

async function tryFailover(): Promise<boolean> {
  const { runFailover } = await import('./ordeal/run-failover.ts');
  const database = await BareServer.open({ folder: dataDir, binaries: values.postgres });
  let passed = true;
  for (const synchronous of [true, false]) {
    const options = { database, orders, buyers: BUYERS, synchronous, timeoutMs: 500, maxMs };
    const result = await runFailover(options);
    const { acknowledged, lost, strangelyLost, faults, seconds, failures, logged, isReportedByAll } = result;
    const others = faults.length - lost.length;
    console.log(`\n${synchronous ? 'Synchronous' : 'Asynchronous'} standby`);
    console.log(
      `${acknowledged} of ${orders} orders acknowledged in ${Math.round(seconds.whole)} s, ${result.orders} in the database`,
    );
    console.log(
      `kill -9 to promoted ${seconds.killToPromoted.toFixed(1)} s, to the next order acknowledged ${seconds.killToNextOrder.toFixed(1)} s; ${failures} requests failed and were repeated`,
    );
    console.log(
      `${lost.length} lost, ${others} doubled, partial or oversold${synchronous ? '' : `; the standby had received nothing for a second, ${strangelyLost} lost outside it`}`,
    );
    for (const line of logged) console.log(`The shop logged: ${line}`);
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
  console.log(`Migration ${seconds.migration.toFixed(1)} s, complete update ${seconds.update.toFixed(1)} s`);
  console.log(refused.length === 0 ? 'No request was refused.' : `Refused: ${refused.join('\n')}`);
  console.log(faults.length === 0 ? 'None lost, none doubled, none partial.' : faults.join('\n'));
  return refused.length === 0 && faults.length === 0 && acknowledged === orders && hasColumn;
}

async function tryRestore(): Promise<boolean> {
  const { runRestore } = await import('./ordeal/run-restore.ts');
  const result = await runRestore({ dataDir, orders, buyers: BUYERS, pagesPerKind: PAGES_PER_KIND, maxMs });
  const { acknowledged, before, logged, faults, pages, others, problems } = result;
  console.log(`${acknowledged} of ${orders} orders acknowledged, ${before} before the backup began`);
  for (const line of logged) console.log(line);
  console.log(`${result.orders} of them in the restored shop`);
  console.log(faults.length === 0 ? 'None lost, none doubled, none partial.' : faults.join('\n'));
  console.log(`${pages} pages and ${others} other files of the restored shop: ${problems.length} problems`);
  for (const problem of problems) console.log(problem);
  return faults.length === 0 && problems.length === 0 && acknowledged === orders && before > 0;
}
