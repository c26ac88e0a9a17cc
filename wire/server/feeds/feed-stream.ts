import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Shop } from '#shop/platform/shop.ts';
import { readClosedDays } from '#shop/selling/delivery/index.ts';
import type { FeedProduct } from '#shop/selling/feeds/index.ts';
import type { Feed } from './feed.ts';

interface Options {
  /** The catalogue in batches, asked for one after another. */
  products: AsyncIterable<FeedProduct[]>;
  origin: string;
  gzip: boolean;
  /** Told once, when the feed is written or its reader has gone. */
  closed(): void;
}

/** The feed as bytes, made no faster than they are read. */
export function feedStream(shop: Shop, feed: Feed, { products, origin, gzip, closed }: Options): ReadableStream {
  const plain = Readable.from(write(shop, feed, products, origin), { objectMode: false, highWaterMark: 256 * 1024 });
  plain.once('close', closed);
  // A feed that breaks off is cut, never ended: half a catalogue must not look like a whole one.
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
  const closedDays = await readClosedDays(shop);
  const about = { origin, name: shop.settings.name, now: shop.now(), closedDays };
  yield feed.start(about);
  for await (const batch of products) {
    if (batch.length > 0) yield batch.map((product) => feed.product(product, about)).join('');
  }
  yield feed.end;
}
