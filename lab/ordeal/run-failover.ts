import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BareServer } from '#platform/testing/bare-server.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { openToBuyers, sendBuyers } from '#tools/kill-test/buyers.ts';
import { checkOrders, type OrderBooks } from '#tools/kill-test/check-orders.ts';
import { openLine } from '#tools/shop-process/line.ts';
import { type ShopProcess, startShop } from '#tools/shop-process/start-shop.ts';

export interface FailoverOptions {
  /** The database of a shop that is filled and does not run. */
  database: BareServer;
  orders: number;
  buyers: number;
  /** Whether an order is acknowledged only when the standby has it on its disk. */
  synchronous: boolean;
  /** How long the watcher of the primary waits before it promotes the standby. */
  timeoutMs: number;
  maxMs: number;
}

export interface FailoverResult extends OrderBooks {
  acknowledged: number;
  /** Lost, and acknowledged outside the time in which the standby received nothing. */
  strangelyLost: number;
  seconds: { killToPromoted: number; killToNextOrder: number; whole: number };
  failures: number;
  /** Lines of the nodes about changes that the new primary lacks. */
  logged: string[];
  isReportedByAll: boolean;
}

/** Milliseconds before the kill in which an asynchronous standby receives nothing, as behind a line that stalls. */
const STALL_MS = 1000;
const NODES = 2;

/** Buyers order from two nodes, the primary is killed with kill -9, and its standby promoted; then the orders are compared with the database. */
export async function runFailover(options: FailoverOptions): Promise<FailoverResult> {
  const { database, orders, buyers, synchronous, timeoutMs, maxMs } = options;
  const primary = database.copy();
  await primary.start();
  const standby = primary.canCopyRunning ? primary.copyRunning() : database.copy();
  const folders = Array.from({ length: NODES }, () => mkdtempSync(path.join(tmpdir(), 'shop-node-')));
  let nodes: ShopProcess[] = [];
  try {
    await openToBuyers(primary.url, orders);
    const line = await openLine(primary.port);
    standby.follow(primary, { port: line.port });
    await standby.start();
    if (synchronous) {
      primary.configure({ synchronous_standby_names: 'standby' });
      primary.reload();
    }
    await waitForStandby(primary, synchronous ? 'sync' : 'async');
    const databaseUrl = primary.url.replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`);
    nodes = await Promise.all(folders.map((folder) => startShop({ dataDir: folder, databaseUrl })));

    const begun = performance.now();
    const times = { stalled: 0, killed: 0, promoted: 0 };
    let failures = 0;
    let blow: Promise<void> | undefined;
    const strike = async () => {
      times.stalled = performance.now();
      if (!synchronous) {
        line.stall();
        await sleep(STALL_MS);
      }
      times.killed = performance.now();
      await primary.kill();
      await line.cut();
      await sleep(timeoutMs);
      await standby.promote();
      times.promoted = performance.now();
    };
    const { acknowledged, check } = await sendBuyers({
      addresses: nodes.map(({ address }) => address),
      orders,
      buyers,
      deadline: begun + maxMs,
      onFailure: () => {
        failures += 1;
      },
      onPlaced: (placed) => {
        if (placed >= orders / 3) blow ??= strike();
      },
    });
    await blow;
    const next = Math.min(...acknowledged.map(({ at }) => at).filter((at) => at > times.promoted));
    const books = await checkOrders(standby.url, acknowledged, check);
    const logged = nodes.map(({ output }) =>
      output()
        .split('\n')
        .filter((line) => line.includes('lacks changes received before')),
    );
    return {
      ...books,
      acknowledged: acknowledged.length,
      strangelyLost: books.lost.filter(({ at }) => synchronous || at < times.stalled || at > times.promoted).length,
      seconds: {
        killToPromoted: (times.promoted - times.killed) / 1000,
        killToNextOrder: (next - times.killed) / 1000,
        whole: (performance.now() - begun) / 1000,
      },
      failures,
      logged: logged.flat(),
      isReportedByAll: logged.every((lines) => lines.length > 0),
    };
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all([primary.remove(), standby.remove()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function waitForStandby(primary: BareServer, state: 'sync' | 'async'): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const states = await withClient(primary.url, (client) =>
      client.query<{ sync_state: string }>('select sync_state from pg_stat_replication'),
    );
    if (states.rows[0]?.sync_state === state) return;
    await sleep(100);
  }
  throw new Error(`The standby does not follow:\n${primary.log()}`);
}
