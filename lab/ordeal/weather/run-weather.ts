import { loadavg } from 'node:os';
import { BareServer } from '#platform/testing/bare-server.ts';
import { openToBuyers } from '#tools/kill-test/buyers.ts';
import { openLine } from '#tools/shop-process/line.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { closeConnections } from '../soak/visitor.ts';
import { tryFullDatabaseDisk } from './full-database-disk.ts';
import { tryFullDisk } from './full-disk.ts';
import { tryIdleConnections } from './idle-connections.ts';
import { tryLateDatabase } from './late-database.ts';
import { watchOthers } from './others.ts';
import { trySlowClients } from './slow-clients.ts';
import type { Report, Trial } from './trial.ts';

const WARM_UP_S = 10;
const MAX_ORDERS = 100_000;
/** Two that serve, and visitors from many addresses, as behind a proxy. */
const ENV = { PROCESSES: '2', TRUST_PROXY: '1' };

/** What happens to everybody else when clients are slow, connections many, the disk full, or the database late. */
export async function runWeather(dataDir: string, tell: Report): Promise<boolean> {
  const database = await BareServer.open({ folder: dataDir });
  await database.start();
  await openToBuyers(database.url, MAX_ORDERS);
  const line = await openLine(database.port);
  const results: boolean[] = [];
  const tryOut = async (name: string, trial: () => Promise<boolean>) => {
    tell(`\n${name} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    const passed = await trial();
    tell(`  ${passed ? 'passed' : 'FAILED'}`);
    results.push(passed);
  };
  const withShop = async (databaseUrl: string, trials: [string, Trial][]) => {
    const shop = await startShop({ dataDir, databaseUrl, env: ENV });
    const weather = { address: shop.address, shopPid: shop.pid, tell };
    try {
      await watchOthers(shop.address, WARM_UP_S);
      for (const [name, trial] of trials) await tryOut(name, () => trial(weather));
    } finally {
      closeConnections();
      await shop.stop();
    }
  };
  try {
    await tryOut('A full disk', () => tryFullDisk(database, tell));
    const late = database.url.replace(`:${database.port}/`, `:${line.port}/`);
    await withShop(late, [['A database that answers late, or not at all', tryLateDatabase(line, database.url)]]);
    await database.stop();
    await tryOut('A full disk under PostgreSQL', () => tryFullDatabaseDisk(dataDir, tell));
    await database.start();
    await withShop(database.url, [
      ['Idle connections', tryIdleConnections],
      ['Slow clients', trySlowClients],
    ]);
  } finally {
    await line.cut();
    await database.stop();
  }
  return results.every(Boolean);
}
