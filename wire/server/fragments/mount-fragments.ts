import type { Context, Hono, Next } from 'hono';
import type { ProductOffer } from '#rules/catalogue/products/product-page.ts';
import { parseId } from '#rules/selling/basket/product-form.ts';
import { getProductOffer } from '#shop/catalogue/products/index.ts';
import type { WireContext } from '../context.ts';
import { writeSizes } from '../projector/write-sizes.ts';

const PATH = '/produkt/:id/:slug?';
const MARK = 'set_render';

/**
 * Product pages asked for as fragments (contract 2.4): the whole page, which holds the containers, and a script of class
 * `ajaxLoad` with the data of the product. Our own pages carry their data otherwise and never ask like this (decision 4).
 */
export function mountFragments(app: Hono, wire: WireContext): void {
  app.get(PATH, async (c, next) => {
    const url = new URL(c.req.url);
    // Some callers append `?…` to an address that already has one.
    const query = new URLSearchParams(url.search.slice(1).replaceAll('?', '&'));
    if (!query.has(MARK)) return next();
    query.delete(MARK);
    url.search = query.toString();
    return answer({ app, wire, c, next }, url);
  });
}

interface Call {
  app: Hono;
  wire: WireContext;
  c: Context;
  next: Next;
}

async function answer({ app, wire, c, next }: Call, plain: URL): Promise<Response | undefined> {
  const offer = await getProductOffer(wire.shop, parseId(c.req.param('id')));
  // What the shop does not have is for the pages to say.
  if (!offer) {
    await next();
    return undefined;
  }
  const headers = new Headers(c.req.raw.headers);
  for (const name of ['accept-encoding', 'if-none-match', 'range']) headers.delete(name);
  const page = await app.fetch(new Request(plain, { headers }), c.env);
  if (page.status !== 200 || !page.headers.get('content-type')?.startsWith('text/html')) return page;
  const answered = new Headers(page.headers);
  for (const name of ['content-length', 'etag']) answered.delete(name);
  answered.set('cache-control', 'no-store');
  const html = await page.text();
  // The last one: a text of the page may hold the same letters.
  const end = html.lastIndexOf('</body>');
  const whole = end < 0 ? html + writeScript(offer) : html.slice(0, end) + writeScript(offer) + html.slice(end);
  return new Response(whole, { headers: answered });
}

/** One generation of readers takes `product_data[0]` with a list of sizes, the other `product_data` with sizes by type. */
function writeScript(offer: ProductOffer): string {
  const { items, ...product } = writeSizes(offer);
  const listed = { ...product, sizes: items };
  const byType = { ...product, sizes: Object.fromEntries(items.map((item) => [item.type, item])) };
  return `<script class="ajaxLoad">window.product_data=Object.assign([${toScript(listed)}],${toScript(byType)});</script>`;
}

function toScript(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
