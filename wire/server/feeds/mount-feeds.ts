import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { listClosedDays } from '#modules/sales/delivery/server/index.ts';
import { feedPath } from '#modules/sales/feeds/rules/feeds.ts';
import { type FeedProduct, listFeedProducts, recordFeedMaking } from '#modules/sales/feeds/server/index.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { WireContext } from '../context.ts';
import { ceneoFeed } from './ceneo-feed.ts';
import type { Feed } from './feed.ts';
import { googleFeed } from './google-feed.ts';

const FEEDS = [googleFeed, ceneoFeed];

/** A feed reads the whole catalogue: more at once would slow down the shop. */
const MAX_AT_ONCE = 2;
const RETRY_SECONDS = 60;
const CACHE_SECONDS = 3600;

/** X.31, X.32: the catalogue for price comparison sites, at addresses that never change. */
export function mountFeeds(app: Hono, { shop, origin = shop.origin }: WireContext): void {
  let open = 0;
  const answer = (c: Context, feed: Feed): Response => {
    const gzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    const headers = new Headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=${CACHE_SECONDS}`,
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
    });
    if (gzip) headers.set('content-encoding', 'gzip');
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    if (open >= MAX_AT_ONCE) {
      return new Response(null, {
        status: 503,
        headers: { 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' },
      });
    }
    open += 1;
    const closed = () => {
      open -= 1;
    };
    return new Response(feedStream(shop, feed, { products: listFeedProducts(readingOf(shop)), origin, gzip, closed }), {
      headers,
    });
  };
  for (const feed of FEEDS) app.get(feedPath(feed.name), (c) => answer(c, feed));
}

interface Options {
  products: AsyncIterable<FeedProduct[]>;
  origin: string;
  gzip: boolean;
  /** Called once, when the feed is written or the reader disconnects. */
  closed(): void;
}

/** The feed as bytes, produced as fast as they are read. */
export function feedStream(shop: Shop, feed: Feed, { products, origin, gzip, closed }: Options): ReadableStream {
  const plain = Readable.from(write(shop, feed, products, origin), { objectMode: false, highWaterMark: 256 * 1024 });
  plain.once('close', closed);
  // A broken feed has no end tag, so that it is not taken for a complete one.
  plain.on('error', (err) => {
    if (err.name !== 'AbortError') shop.log.error({ err }, 'A product feed broke off');
  });
  if (!gzip) return Readable.toWeb(plain) as ReadableStream;
  const packed = createGzip({ level: 5 });
  plain.on('error', (error) => packed.destroy(error));
  packed.once('close', () => plain.destroy());
  return Readable.toWeb(plain.pipe(packed)) as ReadableStream;
}

async function* write(shop: Shop, feed: Feed, products: Options['products'], origin: string): AsyncGenerator<string> {
  const closedDays = await listClosedDays(shop);
  const about = { origin, name: shop.settings.name, now: shop.now(), closedDays };
  yield feed.start(about);
  const written = { products: 0, items: 0 };
  for await (const batch of products) {
    const offers = batch.map((product) => feed.offers(product, about));
    written.products += offers.filter(({ length }) => length > 0).length;
    const items = offers.flat();
    written.items += items.length;
    if (items.length > 0) yield items.join('');
  }
  await recordFeedMaking(shop, feed.name, written);
  yield feed.end;
}
