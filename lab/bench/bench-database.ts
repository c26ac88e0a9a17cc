import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/db/server/embedded-postgres.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { templateKey } from '#platform/testing/template-key.ts';
import { databaseUrl, withClient } from '#platform/testing/with-client.ts';
import { repositoryRoot } from '#tools/source/source-files.ts';
import { runCommand } from '#tools/verify/run-command.ts';
import { fillOrders } from './orders/fill-orders.ts';

export interface BenchServer {
  /** The address of a shop with so many products, generated when there is none from these sources. */
  shopWith(products: number): Promise<string>;
  /** The address of a shop with the products of the demo and so many orders, filled anew. */
  shopWithOrders(orders: number): Promise<string>;
  /** The address of a new shop without anything in it. */
  emptyShop(name: string): Promise<string>;
  /** Where PostgreSQL writes its log. */
  logFile: string;
  stop(): Promise<void>;
}

/** Of the demo shop alone. */
export const DEMO_PRODUCTS = 400;

const log = { info() {}, warn: (_details: object, message: string) => console.error(message) };

/** PostgreSQL with the settings of the embedded default, in a folder of its own. */
export async function startBenchServer(dataDir = path.join(repositoryRoot, 'data/bench')): Promise<BenchServer> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  return {
    shopWith: (products) => prepare(url, products),
    shopWithOrders: (orders) => prepareOrders(url, orders),
    emptyShop: (name) => createEmpty(url, name),
    logFile: path.join(dataDir, 'postgres.log'),
    stop,
  };
}

async function createEmpty(serverUrl: string, name: string): Promise<string> {
  await withClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const url = databaseUrl(serverUrl, name);
  await migrate(url);
  return url;
}

async function prepareOrders(serverUrl: string, orders: number): Promise<string> {
  const url = await prepareCopy(serverUrl, DEMO_PRODUCTS, 'bench_with_orders');
  await fillOrders(url, orders);
  return url;
}

async function prepareCopy(serverUrl: string, products: number, name: string): Promise<string> {
  const { pathname } = new URL(await prepare(serverUrl, products));
  await withClient(databaseUrl(serverUrl, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${pathname.slice(1)}`);
  });
  return databaseUrl(serverUrl, name);
}

async function prepare(serverUrl: string, products: number): Promise<string> {
  const family = `bench_${products}`;
  const name = `${family}_${templateKey('any day')}`;
  const administration = databaseUrl(serverUrl, 'postgres');
  const existing = await withClient(administration, (client) =>
    client.query<{ datname: string }>('select datname from pg_database where datname like $1', [`${family}\\_%`]),
  );
  const names = existing.rows.map((row) => row.datname);
  const url = databaseUrl(serverUrl, name);
  if (names.includes(name)) return url;
  // A name is given only to a finished database: a broken-off run leaves nothing that looks ready.
  await withClient(administration, async (client) => {
    for (const old of names) await client.query(`drop database if exists ${old} with (force)`);
  });
  const unfinished = await createEmpty(serverUrl, `unfinished_${products}`);
  const { code, output } = await runCommand('node', ['tools/demo.ts', '--products', String(products)], {
    env: { DATABASE_URL: unfinished },
  });
  if (code !== 0) throw new Error(`npm run demo failed:\n${output}`);
  await withClient(unfinished, (client) => client.query('vacuum analyze'));
  await withClient(administration, (client) => client.query(`alter database unfinished_${products} rename to ${name}`));
  return url;
}
