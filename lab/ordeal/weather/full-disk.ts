import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BareServer } from '#platform/testing/bare-server.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { PRODUCTS } from '#tools/kill-test/buyers.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { SentOrders } from '../soak/sent-orders.ts';
import { placeOrder, reportAnswer, sendPhoto } from './guest.ts';
import { leaveOut, mountSmallDisk, type SmallDisk } from './small-disk.ts';
import type { Report } from './trial.ts';

const DISK_MB = 64;
const PAGES = ['/', '/szukaj?text=kubek', `/produkt/${PRODUCTS[1]}`];

/** The disk of DATA_DIR is full while PostgreSQL has room elsewhere: orders go on, uploads are refused whole. */
export async function tryFullDisk(database: BareServer, tell: Report): Promise<boolean> {
  const disk = mountSmallDisk(DISK_MB);
  if (!disk) return leaveOut(tell);
  const sent = new SentOrders(database.url);
  const shop = await startShop({ dataDir: disk.folder, databaseUrl: database.url });
  try {
    const first = await placeOrder(shop.address, 1);
    if (first) await sent.add(first);
    const coming = sent.take();
    if (!coming) throw new Error('No order before the disk is full');
    disk.fill();
    const refused = await sendPhoto(shop.address, coming);
    const left = listUploads(disk);
    const rows = await countUploads(database.url);
    tell(`  an upload: ${reportAnswer(refused)}; ${left.length} files of it on the disk, ${rows} rows in the database`);
    const placed = await placeOrder(shop.address, 2);
    tell(`  an order: ${placed ? 'acknowledged' : 'NOT acknowledged'} (PostgreSQL lies on another disk)`);
    const pages = await Promise.all(PAGES.map(async (page) => (await fetch(shop.address + page)).status));
    tell(`  main page, a search, a product: ${pages.join(', ')}`);
    disk.makeRoom();
    const taken = await sendPhoto(shop.address, coming);
    const kept = listUploads(disk).length;
    tell(`  the same upload when there is room again: ${reportAnswer(taken)}, ${kept} file on the disk`);
    for (const line of warnings(shop.output())) tell(`  the log: ${line}`);
    const isRefused = left.length === 0 && rows === 0 && refused.status >= 500 && refused.isPolish;
    return isRefused && placed !== null && pages.every((status) => status === 200) && taken.status === 302 && kept > 0;
  } finally {
    await shop.stop();
    await sent.close();
    disk.remove();
  }
}

/** Hidden ones too: a file that is not finished has such a name. */
function listUploads({ folder }: SmallDisk): string[] {
  try {
    const entries = readdirSync(path.join(folder, 'uploads'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch {
    return [];
  }
}

async function countUploads(databaseUrl: string): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ count: number }>(`select count(*)::int as count from uploads where original_name = 'kot.jpg'`),
  );
  return rows[0]?.count ?? 0;
}

/** What the shop wrote of it, each kind once. */
function warnings(output: string): string[] {
  const lines = output.match(/"level":(?:40|50).*/g) ?? [];
  return [...new Map(lines.map((line) => [/"msg":"[^"]*"/.exec(line)?.[0], line.slice(0, 200)])).values()];
}
