import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSnapshot, writeSnapshot } from '#platform/memory-index/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { olderTransactionsEnd } from '#platform/testing/older-transactions-end.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { getListingIndex, keepListingIndex } from './get-listing-index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ids: number[] = [];
let folder: string;

beforeAll(async () => {
  const categoryId = await addCategory(shop, 'Kubki');
  for (const name of ['Kubek biały', 'Kubek czarny', 'Kubek z uchem']) {
    ids.push(await addProduct(shop, { name, categoryId, sizes: [{ type: 's', name: 'S', price: 5000 }] }));
  }
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-listings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => vi.useRealTimers());

/** A process with an index of its own: indexes belong to pools. */
function startProcess(log: Shop['log'] = testLog) {
  const process = { ...shop, log, pool: new Proxy(shop.pool, {}) };
  return { process, snapshots: keepListingIndex(process, folder) };
}

/** A process that had a listing, wrote its snapshot and ended. */
async function runOnce(): Promise<void> {
  await olderTransactionsEnd(shop);
  await takeSnapshot();
}

async function takeSnapshot(): Promise<void> {
  const { process, snapshots } = startProcess();
  const index = await getListingIndex(process);
  await index.orderBy(process, 'price');
  await snapshots.close();
}

async function priceOf(process: Shop, id: number | undefined): Promise<number | undefined> {
  const { columns } = await getListingIndex(process);
  return columns.price[columns.slotOf(id ?? 0) ?? -1];
}

const setPrice = (id: number | undefined, price: number) =>
  shop.pool.query('update products set min_price = $2 where id = $1', [id, price]);

/** Without a note: only who reads all products sees it. */
async function setPriceUnannounced(id: number | undefined, price: number): Promise<void> {
  const client = await shop.pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = 'replica'`);
    await client.query('update products set min_price = $2 where id = $1', [id, price]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function snapshotPath(): Promise<string> {
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return join(folder, name ?? '');
}

describe('the index of listings on the disk', () => {
  it('is read after a start instead of the products, and brought up to date', async () => {
    const [unannounced, changed, deleted] = ids;
    await setPrice(unannounced, 5000);
    await runOnce();
    await setPriceUnannounced(unannounced, 6000);
    await setPrice(changed, 7000);
    const came = await addProduct(shop, { name: 'Kubek nowy', categoryId: await addCategory(shop, 'Nowe') });
    await shop.pool.query('update products set visible = false where id = $1', [deleted]);
    const { process } = startProcess();
    expect(await priceOf(process, unannounced)).toBe(5000);
    expect(await priceOf(process, changed)).toBe(7000);
    const { columns } = await getListingIndex(process);
    expect(columns.visible[columns.slotOf(deleted ?? 0) ?? -1]).toBe(0);
    expect(columns.slotOf(came)).toBe(columns.count - 1);
    await shop.pool.query('update products set visible = true where id = $1', [deleted]);
  });

  it('holds what a process that read all products has, orders included, after changes since the snapshot', async () => {
    await runOnce();
    await setPrice(ids[0], 9000);
    await setPrice(ids[2], 10);
    const restored = startProcess().process;
    const withoutSnapshot = { ...shop, pool: new Proxy(shop.pool, {}) };
    const [one, other] = [await getListingIndex(restored), await getListingIndex(withoutSnapshot)];
    for (const key of ['price', 'popularity', 'created', 'name'] as const) {
      const inOrder = async (index: typeof one) =>
        [...(await index.orderBy(shop, key))].map((slot) => index.columns.ids[slot]);
      expect(await inOrder(one)).toEqual(await inOrder(other));
    }
    expect(one.columns.store()).toEqual(other.columns.store());
  });

  it('receives a change that was under way when the snapshot was written', async () => {
    const client = await shop.pool.connect();
    try {
      await client.query('begin');
      await client.query('update products set min_price = 4321 where id = $1', [ids[0]]);
      await takeSnapshot();
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await priceOf(startProcess().process, ids[0])).toBe(4321);
  });

  const doubts: [what: string, doubt: () => Promise<unknown>][] = [
    ['was cut', async () => writeFile(await snapshotPath(), (await readFile(await snapshotPath())).subarray(0, -9))],
    ['is empty', async () => writeFile(await snapshotPath(), '')],
    [
      'has one wrong bit',
      async () => {
        const file = await readFile(await snapshotPath());
        file[file.length >> 1] = (file[file.length >> 1] ?? 0) ^ 1;
        await writeFile(await snapshotPath(), file);
      },
    ],
    [
      'is of another database or version of the shop, under the name of ours',
      async () => {
        const snapshot = parseSnapshot(await readFile(await snapshotPath()));
        if (!snapshot) throw new Error('no snapshot');
        const foreign = writeSnapshot({ ...snapshot, identity: `${snapshot.identity}-2` });
        await writeFile(await snapshotPath(), Buffer.concat([...foreign]));
      },
    ],
    [
      'is unknown to the database, which was brought back from a backup',
      () => shop.pool.query('delete from listing_snapshots'),
    ],
    [
      'is older than the notes of changes',
      () => shop.pool.query(`update listing_snapshots set taken_at = now() - interval '21 hours'`),
    ],
    [
      'is followed by a note that anything may have changed',
      () => shop.pool.query('insert into listing_changes default values'),
    ],
  ];
  it.each(doubts)('is not used when it %s', async (_what, doubt) => {
    await setPrice(ids[1], 5000);
    await runOnce();
    await setPriceUnannounced(ids[1], 6000);
    await doubt();
    await olderTransactionsEnd(shop);
    const { process, snapshots } = startProcess();
    expect(await priceOf(process, ids[1])).toBe(6000);
    // It is replaced by one that the next start can use.
    await getListingIndex(process);
    await snapshots.close();
    if (_what.startsWith('is followed')) return;
    await setPriceUnannounced(ids[1], 7000);
    expect(await priceOf(startProcess().process, ids[1])).toBe(6000);
  });

  it('is written at most every ten minutes, by one process of a machine', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { process, snapshots } = startProcess();
    const writtenAfter = async (minutes: number) => {
      vi.advanceTimersByTime(minutes * 60_000);
      await setPrice(ids[1], Math.round(performance.now() % 1e9));
      await getListingIndex(process);
      await snapshots.settled();
      return (await stat(await snapshotPath())).ino;
    };
    const first = await writtenAfter(0);
    expect(await writtenAfter(9)).toBe(first);
    // Eleven minutes after the first, but the file is young: another process wrote it.
    expect(await writtenAfter(2)).toBe(first);
    await utimes(await snapshotPath(), new Date(0), new Date(0));
    expect(await writtenAfter(11)).not.toBe(first);
    vi.useRealTimers();
  });

  it('logs a failing disk once and still serves listings', async () => {
    const log = { ...testLog, warn: vi.fn() };
    await writeFile(join(folder, 'file'), '');
    const process = { ...shop, log, pool: new Proxy(shop.pool, {}) };
    const snapshots = keepListingIndex(process, join(folder, 'file'));
    await setPrice(ids[1], 1234);
    expect(await priceOf(process, ids[1])).toBe(1234);
    await snapshots.settled();
    await setPrice(ids[1], 1235);
    expect(await priceOf(process, ids[1])).toBe(1235);
    await snapshots.close();
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
      'The listing index kept on the disk could not be read',
      'The listing index was not kept on the disk',
    ]);
  });
});
