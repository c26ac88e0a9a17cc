import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type FeedProduct, listFeedProducts } from '#modules/sales/feeds/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { ceneoFeed } from './ceneo-feed.ts';
import type { Feed } from './feed.ts';
import { googleFeed } from './google-feed.ts';
import { feedStream } from './mount-feeds.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const { shop } = await testDatabase();
const BATCHES = 60;
const some = await listSome();

async function listSome(): Promise<FeedProduct[]> {
  for await (const batch of listFeedProducts(shop, 100)) return batch;
  return [];
}

/** A large catalogue that counts the batches still referenced. */
function largeCatalogue() {
  const given: WeakRef<FeedProduct[]>[] = [];
  async function* products() {
    for (let index = 0; index < BATCHES; index += 1) {
      const batch = structuredClone(some);
      given.push(new WeakRef(batch));
      yield batch;
    }
  }
  return { given, products: products(), held: () => given.filter((batch) => batch.deref()).length };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.each([
  ['Google', googleFeed],
  ['Ceneo', ceneoFeed],
] as [string, Feed][])('the feed of %s', (_, feed) => {
  it.each([false, true])('X.31 X.32 holds a few batches, however many there are (packed: %s)', async (gzip) => {
    const { given, products, held } = largeCatalogue();
    const stream = feedStream(shop, feed, { products, origin: 'https://sklep.example', gzip, closed: () => {} });
    const reader = stream.getReader();
    await reader.read();
    await pause();
    // A slow reader delays the next query.
    expect(given.length).toBeLessThan(gzip ? BATCHES : BATCHES / 4);
    let max = 0;
    let givenBefore = 0;
    while (!(await reader.read()).done) {
      if (given.length < givenBefore + 10) continue;
      givenBefore = given.length;
      await pause();
      collect();
      max = Math.max(max, held());
    }
    expect(given).toHaveLength(BATCHES);
    expect(max).toBeLessThan(8);
  });
});
