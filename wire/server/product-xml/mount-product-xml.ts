import type { Context, Hono, Next } from 'hono';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { getProductOffer, getProductPage } from '#modules/catalogue/products/server/index.ts';
import { type CheapestDelivery, getCheapestDelivery, listClosedDays } from '#modules/sales/delivery/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { WireContext } from '../context.ts';
import { parseProjectorQuery } from '../projector/parse-projector-query.ts';
import { refuse, refuseMethod } from '../refuse.ts';
import { writeNoProductXml, writeProductXml } from './write-product-xml.ts';

const PATH = '/projector.php';

/** The product as XML (contract 2.10); other requests are redirected to the product's address. */
export function mountProductXml(app: Hono, wire: WireContext): void {
  app.get(PATH, (c, next) => answer(c, next, wire.shop));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], PATH, () => refuseMethod('GET'));
}

async function answer(c: Context, next: Next, shop: Shop): Promise<Response | undefined> {
  const { search } = new URL(c.req.url);
  const { productId } = parseProjectorQuery(search);
  const asXml = c.req.query('getProductXML') === 'true';
  try {
    if (asXml) return await answerXml(shop, productId);
    const offer = productId === null ? null : await getProductOffer(shop, productId);
    if (offer) return c.redirect(offer.link, 301);
  } catch (error) {
    shop.log.error({ err: error }, 'a product XML call failed');
    return refuse('internal');
  }
  // The pages answer for an unknown product.
  await next();
}

async function answerXml(shop: Shop, productId: number | null): Promise<Response> {
  const product = productId === null ? null : await getProductPage(shop, productId);
  if (!product) return xmlAnswer(writeNoProductXml(), 404);
  const clock = { now: shop.now(), deadline: shop.settings.shipmentDeadline, closedDays: await listClosedDays(shop) };
  const deliveries = new Map<ProductSize, CheapestDelivery>();
  for (const size of product.sizes) {
    deliveries.set(size, await getCheapestDelivery(shop, size.price.price, product.weight));
  }
  const deliveryOf = (size: ProductSize) => deliveries.get(size) ?? { cost: null, freeFrom: null };
  return xmlAnswer(writeProductXml(product, { clock, deliveryOf }), 200);
}

function xmlAnswer(body: string, status: 200 | 404): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' },
  });
}
