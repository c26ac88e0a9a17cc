import type { Context, Hono } from 'hono';
import { readFeedProducts } from '#shop/selling/feeds/index.ts';
import type { WireContext } from '../context.ts';
import { ceneoFeed } from './ceneo-feed.ts';
import type { Feed } from './feed.ts';
import { feedStream } from './feed-stream.ts';
import { googleFeed } from './google-feed.ts';

/** A feed is the whole catalogue: more at once would take the database away from shoppers. */
const MOST_AT_ONCE = 2;
const RETRY_SECONDS = 60;
/** A shared cache may answer the next reader of the same hour. */
const KEPT_SECONDS = 3600;

/** X.31, X.32: the catalogue for price comparison sites, at addresses that never change. */
export function mountFeeds(app: Hono, { shop, origin = shop.origin }: WireContext): void {
  let open = 0;
  const answer = (c: Context, feed: Feed): Response => {
    const gzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    const headers = new Headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=0, s-maxage=${KEPT_SECONDS}`,
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
    });
    if (gzip) headers.set('content-encoding', 'gzip');
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    if (open >= MOST_AT_ONCE) {
      return new Response(null, {
        status: 503,
        headers: { 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' },
      });
    }
    open += 1;
    const closed = () => {
      open -= 1;
    };
    return new Response(feedStream(shop, feed, { products: readFeedProducts(shop), origin, gzip, closed }), {
      headers,
    });
  };
  app.get('/feeds/google.xml', (c) => answer(c, googleFeed));
  app.get('/feeds/ceneo.xml', (c) => answer(c, ceneoFeed));
}
