import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '#platform/testing/with-client.ts';
import type { Acknowledged } from '#tools/kill-test/buyer.ts';
import { onDatabase } from '#tools/kill-test/run-kill-test.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { placeOrder, readAnswer, reportAnswer } from './guest.ts';
import { leaveOut, mountSmallDisk, type SmallDisk } from './small-disk.ts';
import type { Report } from './trial.ts';

const DISK_MB = 1500;
const MAX_ORDERS = 2000;
const RECOVERY_MS = 60_000;

/** Everything on one disk, the embedded PostgreSQL too: nothing can be written, and nothing acknowledged may be lost. */
export async function tryFullDatabaseDisk(dataDir: string, tell: Report): Promise<boolean> {
  const disk = mountSmallDisk(DISK_MB);
  if (!disk) return leaveOut(tell);
  try {
    return await tryOn(disk, dataDir, tell);
  } finally {
    disk.remove();
  }
}

async function tryOn(disk: SmallDisk, dataDir: string, tell: Report): Promise<boolean> {
  const folder = path.join(disk.folder, 'data');
  // With the accounts its files belong to.
  execFileSync('cp', ['-a', dataDir, folder]);
  const shop = await startShop({ dataDir: folder, env: { DATABASE_URL: '' } });
  const acknowledged: Acknowledged[] = [];
  /** False when there is no more. */
  const order = async (timeoutMs?: number) => {
    const placed = await placeOrder(shop.address, 100 + acknowledged.length, timeoutMs);
    if (placed) acknowledged.push(placed);
    return placed !== null;
  };
  let isRead = false;
  let recoveredMs: number | undefined;
  try {
    await order();
    disk.fill();
    // Room in files PostgreSQL holds already lasts for some orders.
    while (acknowledged.length < MAX_ORDERS && (await order(8000)));
    if (acknowledged.length >= MAX_ORDERS) throw new Error('The disk is not full');
    const main = await readAnswer(await fetch(shop.address));
    const search = await readAnswer(await fetch(`${shop.address}/szukaj?text=kubek+pelny`));
    tell(
      `  everything on one disk: ${acknowledged.length - 1} more orders went through, then none; main page ${reportAnswer(main)}, a search ${reportAnswer(search)}`,
    );
    isRead = main.status === 200 && search.status === 200;
    disk.makeRoom();
    const room = performance.now();
    while (performance.now() - room < RECOVERY_MS && !(await order(5000))) await sleep(500);
    recoveredMs = performance.now() - room;
  } finally {
    await shop.stop();
  }
  const known = await onDatabase(folder, (url) => countKnown(url, acknowledged));
  const isRecovered = recoveredMs < RECOVERY_MS;
  tell(
    `  room again: ${isRecovered ? `the next order after ${(recoveredMs / 1000).toFixed(1)} s, nobody restarted anything` : 'NO order'}; ${acknowledged.length - known} of ${acknowledged.length} acknowledged orders lost`,
  );
  return isRead && isRecovered && known === acknowledged.length;
}

async function countKnown(databaseUrl: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ known: number }>('select count(distinct number)::int as known from orders where number = any($1)', [
      acknowledged.map(({ number }) => number),
    ]),
  );
  return rows[0]?.known ?? 0;
}
