import { createServer } from 'node:net';
import { startEmbeddedPostgres } from '#shop/platform/db/embedded-postgres.ts';
import { withClient } from '#shop/platform/db/testing/with-client.ts';
import { startShop } from '../shop-process/start-shop.ts';
import { type Acknowledged, buy } from './buyer.ts';
import { checkOrders, type OrderBooks } from './check-orders.ts';
import { startKilling } from './killer.ts';

export interface OrdealOptions {
  /** Data folder of a shop that is filled and does not run. */
  dataDir: string;
  orders: number;
  /** Buyers at the same time. */
  buyers: number;
  calmMs: number;
  /** Blows after which the buyers are left in peace: a machine on which a start takes long would else never let them order. */
  mostKills?: number;
  longestMs: number;
}

export interface OrdealResult extends OrderBooks {
  acknowledged: number;
  kills: { shop: number; database: number };
  seconds: number;
}

/** Of one size and always in the demo shop. */
const PRODUCTS = [59, 50];
const STOCK = 100_000;

/**
 * Buyers order over HTTP while the shop and its PostgreSQL are killed under them again and again; then what they were answered is
 * compared with the books.
 */
export async function runOrdeal({
  dataDir,
  orders,
  buyers,
  calmMs,
  mostKills: blows,
  longestMs,
}: OrdealOptions): Promise<OrdealResult> {
  const family = `proba${Date.now()}`;
  await onDatabase(dataDir, (url) =>
    withClient(url, async (client) => {
      await client.query('update sizes set stock = $1 where product_id = any($2)', [STOCK, PRODUCTS]);
      // All buyers come from one place.
      await client.query(
        `insert into settings (name, value) values ('orderLimits', $1) on conflict (name) do update set value = excluded.value`,
        [JSON.stringify({ address: orders, caller: orders, customer: orders })],
      );
    }),
  );
  const port = await freePort();
  const env = { DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'silent' };
  const begun = performance.now();
  const deadline = begun + longestMs;
  const killer = startKilling(await startShop({ dataDir, env }), { dataDir, env, calmMs, mostKills: blows });
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  async function buyOn() {
    while (next < orders && performance.now() < deadline) {
      next += 1;
      const email = `${family}-${next}@example.com`;
      const placed = await buy({ address: `http://127.0.0.1:${port}`, email, products: PRODUCTS, deadline });
      if (placed) acknowledged.push(placed);
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyOn));
  const seconds = (performance.now() - begun) / 1000;
  await (await killer.stop()).kill();
  const check = { family, products: PRODUCTS, stockBefore: STOCK };
  const books = await onDatabase(dataDir, (url) => checkOrders(url, acknowledged, check));
  return { ...books, acknowledged: acknowledged.length, kills: killer.kills, seconds };
}

async function onDatabase<T>(dataDir: string, run: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } });
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
