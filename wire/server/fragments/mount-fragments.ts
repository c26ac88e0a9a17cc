import type { Context, Hono, Next } from 'hono';
import type { ProductOffer } from '#modules/catalogue/products/rules/product-page.ts';
import { getProductOffer } from '#modules/catalogue/products/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import type { WireContext } from '../context.ts';
import { writeSizes } from '../projector/write-sizes.ts';

const PRODUCT_PATH = /^\/produkt\/(\d+)(?:\/[^/]*)?$/;
const SUFFIX = 'set_render';

/**
 * Fragment loads of foreign front ends (contract 2.4): an address with the suffix answers the whole page of the plain address,
 * which holds the containers. A product page also gets a script of class `ajaxLoad` with the data of the product. Our own
 * pages never send the suffix (decision 4).
 *
 * The plain address goes on to the handlers mounted later, so this works on every app that has the pages after the wire.
 */
export function mountFragments(app: Hono, wire: WireContext): void {
  app.get('*', async (c, next) => {
    const url = new URL(c.req.url);
    // The suffix is appended as it is: an address with parameters has two question marks then.
    const query = new URLSearchParams(url.search.slice(1).replace(`?${SUFFIX}=`, `&${SUFFIX}=`));
    const regions = query.get(SUFFIX);
    if (regions === null) return next();
    query.delete(SUFFIX);
    url.search = query.toString();
    const productId = parseId(PRODUCT_PATH.exec(url.pathname)?.[1] ?? '');
    const offer = productId > 0 ? await getProductOffer(wire.shop, productId) : null;
    await requestPlain(c, next, url, offer !== null);
    passOnRedirect(c, regions);
    if (offer) await addScript(c, offer);
  });
}

/** With `isExtended` the page must arrive whole and uncompressed, because a script is added to it. */
async function requestPlain({ req }: Context, next: Next, plain: URL, isExtended: boolean): Promise<void> {
  const original = req.raw;
  const headers = new Headers(original.headers);
  if (isExtended) for (const name of ['accept-encoding', 'if-none-match', 'range']) headers.delete(name);
  req.raw = new Request(plain, { method: original.method, headers, signal: original.signal });
  await next();
  req.raw = original;
}

/** The new address of a moved page is requested as a fragment too. */
function passOnRedirect({ res }: Context, regions: string): void {
  const location = res.headers.get('location');
  if (!location?.startsWith('/')) return;
  const [address = '', hash] = location.split('#');
  const suffixed = `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [SUFFIX]: regions })}`;
  res.headers.set('location', hash === undefined ? suffixed : `${suffixed}#${hash}`);
}

async function addScript(c: Context, offer: ProductOffer): Promise<void> {
  const { status, headers } = c.res;
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return;
  const answered = new Headers(headers);
  for (const name of ['content-length', 'etag']) answered.delete(name);
  answered.set('cache-control', 'no-store');
  const html = await c.res.text();
  // The last one: a text of the page may contain the same tag.
  const end = html.lastIndexOf('</body>');
  const at = end < 0 ? html.length : end;
  // Not replaced but set anew: Hono would mix the headers of both.
  c.res = undefined;
  c.res = new Response(html.slice(0, at) + writeScript(offer) + html.slice(at), { headers: answered });
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
