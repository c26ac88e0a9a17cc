import { freePort } from '#platform/db/server/embedded/launch.ts';
import { startEmbeddedPostgres } from '#platform/db/server/embedded-postgres.ts';
import { startShop } from '../shop-process/start-shop.ts';
import { openToBuyers, sendBuyers } from './buyers.ts';
import { checkOrders, type OrderBooks } from './check-orders.ts';
import { startKilling } from './killer.ts';

export interface KillTestOptions {
  /** Data folder of a shop that is filled and does not run. */
  dataDir: string;
  orders: number;
  /** Buyers at the same time. */
  buyers: number;
  calmMs: number;
  /** Blows after which the buyers are left in peace: a machine on which a start takes long would else never let them order. */
  maxKills?: number;
  maxMs: number;
}

export interface KillTestResult extends OrderBooks {
  acknowledged: number;
  kills: { shop: number; database: number };
  seconds: number;
}

/**
 * Places orders over HTTP while the shop and its PostgreSQL are killed repeatedly, then compares the acknowledged orders with
 * the database.
 */
export async function runKillTest({
  dataDir,
  orders,
  buyers,
  calmMs,
  maxKills: blows,
  maxMs,
}: KillTestOptions): Promise<KillTestResult> {
  await onDatabase(dataDir, (url) => openToBuyers(url, orders));
  const port = await freePort(0);
  const env = { DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'silent' };
  const begun = performance.now();
  const deadline = begun + maxMs;
  const killer = startKilling(await startShop({ dataDir, env }), { dataDir, env, calmMs, maxKills: blows });
  const { acknowledged, check } = await sendBuyers({
    addresses: [`http://127.0.0.1:${port}`],
    orders,
    buyers,
    deadline,
  });
  const seconds = (performance.now() - begun) / 1000;
  await (await killer.stop()).kill();
  const books = await onDatabase(dataDir, (url) => checkOrders(url, acknowledged, check));
  return { ...books, acknowledged: acknowledged.length, kills: killer.kills, seconds };
}

/** On the database of a shop that does not run. */
export async function onDatabase<T>(dataDir: string, run: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } });
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
}
