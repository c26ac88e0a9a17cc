import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropCached, listenForPurges, meetOtherDatabase } from '#platform/cache/server/cached.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { olderTransactionsEnd } from '#platform/testing/older-transactions-end.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { reindexProducts } from '../reindex-products.ts';
import { searchProducts } from '../search-products.ts';
import { SEARCH_TAG } from '../search-rules.ts';
import { getWordIndex, keepWordIndex } from './get-word-index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ids: number[] = [];
let categoryId: number;
let folder: string;

beforeAll(async () => {
  categoryId = await addCategory(shop, 'Kuchnia');
  for (const name of ['Kubek biały', 'Kubek czarny', 'Miska']) ids.push(await addProduct(shop, { name, categoryId }));
  await reindexProducts(shop);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-search-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => vi.useRealTimers());

/** A process with an index of its own: indexes belong to pools. */
function startProcess(log = testLog) {
  const process = { ...shop, log, pool: new Proxy(shop.pool, {}), db: Object.create(shop.db) as typeof shop.db };
  return { process, words: keepWordIndex(process, folder) };
}

async function startWarm() {
  const started = startProcess();
  await started.words.warm();
  return started;
}

const findIn = async (process: typeof shop, term: string) => {
  const index = await getWordIndex(process);
  return index && [...index.findIds(`'${term}'`)].sort((a, b) => a - b);
};

const setTerms = (id: number | undefined, terms: string) =>
  shop.pool.query('update search_documents set terms = $2::tsvector where product_id = $1', [id, terms]);

/** Without a note: only who reads all documents sees it. */
async function setTermsUnannounced(id: number | undefined, terms: string): Promise<void> {
  const client = await shop.pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = 'replica'`);
    await client.query('update search_documents set terms = $2::tsvector where product_id = $1', [id, terms]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('search documents in memory', () => {
  it('no search waits for the documents: until they are read the database is searched', async () => {
    const { process, words } = startProcess();
    expect(await getWordIndex(process)).toBeUndefined();
    expect(new Set((await searchProducts(process, 'kubek')).ids)).toEqual(new Set(ids.slice(0, 2)));
    await words.warm();
    expect(await findIn(process, 'kubek')).toEqual(ids.slice(0, 2));
    await words.close();
  });

  it('follow the changes of every writer: products that are added, changed and removed', async () => {
    const { process, words } = await startWarm();
    const came = await addProduct(shop, { name: 'Kubek z uchem', categoryId });
    await reindexProducts(shop, [came]);
    expect(await findIn(process, 'kubek')).toEqual([...ids.slice(0, 2), came]);
    await shop.pool.query(`update products set name = 'Wazon', code = 'W-1' where id = $1`, [came]);
    await reindexProducts(shop, [came]);
    expect(await findIn(process, 'kubek')).toEqual(ids.slice(0, 2));
    expect(await findIn(process, 'wazon')).toEqual([came]);
    await shop.pool.query('update products set visible = false where id = $1', [came]);
    await reindexProducts(shop, [came]);
    expect(await findIn(process, 'wazon')).toEqual([]);
    await words.close();
  });

  it('send no query while purges are received and none came; a purge reloads its documents', async () => {
    const { process, words } = await startWarm();
    listenForPurges(process, true);
    // Nothing is written to the disk any more.
    await words.close();
    await getWordIndex(process);
    const execute = vi.spyOn(process.db, 'execute');
    await setTerms(ids[2], 'miska');
    expect(await findIn(process, 'miska')).toEqual([ids[2]]);
    await setTerms(ids[2], 'donica');
    expect(await findIn(process, 'donica')).toEqual([]);
    expect(execute).not.toHaveBeenCalled();
    dropCached(process, [SEARCH_TAG]);
    expect(await findIn(process, 'donica')).toEqual([ids[2]]);
    await setTerms(ids[2], 'misa');
    listenForPurges(process, false);
    expect(await findIn(process, 'misa')).toEqual([ids[2]]);
  });

  it('a change without a purge is seen after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { process, words } = await startWarm();
    listenForPurges(process, true);
    await setTerms(ids[2], 'talerz');
    expect(await findIn(process, 'talerz')).toEqual([]);
    vi.advanceTimersByTime(61_000);
    expect(await findIn(process, 'talerz')).toEqual([ids[2]]);
    vi.useRealTimers();
    await words.close();
  });

  it('a change still under way elsewhere is seen once it is committed', async () => {
    const { process, words } = await startWarm();
    const client = await shop.pool.connect();
    try {
      await client.query('begin');
      await client.query(`update search_documents set terms = 'garnek' where product_id = $1`, [ids[2]]);
      await setTerms(ids[1], 'kubek czarny');
      expect(await findIn(process, 'garnek')).toEqual([]);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await findIn(process, 'garnek')).toEqual([ids[2]]);
    await words.close();
  });

  it('very many changes are read in parallel to the searches, which use the database meanwhile', async () => {
    const { process, words } = await startWarm();
    await shop.pool.query(
      `insert into search_documents (product_id, terms) select n, 'wiele' from generate_series(10001, 12500) n`,
    );
    expect(await getWordIndex(process)).toBeUndefined();
    await words.warm();
    expect((await findIn(process, 'wiele'))?.length).toBe(2500);
    await shop.pool.query('delete from search_documents where product_id > 10000');
    expect(await getWordIndex(process)).toBeUndefined();
    await words.warm();
    expect(await findIn(process, 'wiele')).toEqual([]);
    await words.close();
  });

  it('are all read anew from another database', async () => {
    const { process, words } = await startWarm();
    await words.close();
    await rm(folder, { recursive: true, force: true });
    listenForPurges(process, true);
    await setTermsUnannounced(ids[2], 'waza');
    expect(await findIn(process, 'waza')).toEqual([]);
    meetOtherDatabase(process);
    expect(await getWordIndex(process)).toBeUndefined();
    await words.warm();
    expect(await findIn(process, 'waza')).toEqual([ids[2]]);
  });

  it('a failing database is logged, and tried again later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = { ...testLog, warn: vi.fn() };
    const { process, words } = startProcess(log);
    const execute = vi.spyOn(process.db, 'execute').mockRejectedValue(new Error('gone'));
    await words.warm();
    expect(log.warn).toHaveBeenCalledTimes(1);
    execute.mockRestore();
    expect(await getWordIndex(process)).toBeUndefined();
    vi.advanceTimersByTime(11_000);
    await vi.waitFor(async () => expect(await findIn(process, 'kubek')).toEqual(ids.slice(0, 2)), 60_000);
    vi.useRealTimers();
    await words.close();
  });

  it('a failing refresh is logged once and fails no search: the database is searched for a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = { ...testLog, warn: vi.fn() };
    const { process, words } = startProcess(log);
    await words.warm();
    vi.spyOn(process.db, 'execute').mockRejectedValueOnce(new Error('gone'));
    const asked = [getWordIndex(process), getWordIndex(process)];
    expect(await Promise.all(asked)).toEqual([undefined, undefined]);
    expect(new Set((await searchProducts(process, 'kubek')).ids)).toEqual(new Set(ids.slice(0, 2)));
    expect(log.warn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(11_000);
    expect(await findIn(process, 'kubek')).toEqual(ids.slice(0, 2));
    vi.useRealTimers();
    await words.close();
  });
});

describe('search documents on the disk', () => {
  it('are read after a start instead of those of the database, and brought up to date', async () => {
    const [unannounced, changed, removed] = ids;
    await reindexProducts(shop);
    await olderTransactionsEnd(shop);
    await (await startWarm()).words.close();
    await setTermsUnannounced(unannounced, 'dzbanek');
    await setTerms(changed, 'filizanka');
    await shop.pool.query('delete from search_documents where product_id = $1', [removed]);
    const { process, words } = await startWarm();
    expect(await findIn(process, 'kubek')).toEqual([unannounced]);
    expect(await findIn(process, 'dzbanek')).toEqual([]);
    expect(await findIn(process, 'filizanka')).toEqual([changed]);
    expect(await findIn(process, 'miska')).toEqual([]);
    await words.close();
    await reindexProducts(shop);
  });

  it('are not used once all of them may have changed', async () => {
    await olderTransactionsEnd(shop);
    await (await startWarm()).words.close();
    await setTermsUnannounced(ids[0], 'dzbanek');
    await shop.pool.query('insert into search_changes default values');
    const { process, words } = await startWarm();
    expect(await findIn(process, 'dzbanek')).toEqual([ids[0]]);
    await words.close();
  });
});
