import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { kindOfZone, parseViewed, VIEWED_COOKIE } from '#modules/catalogue/recommendations/rules/zones.ts';
import { fillZones } from '#modules/catalogue/recommendations/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import type { WireContext } from '../context.ts';
import { refuse } from '../refuse.ts';

const PATH = '/ajax/hotspots.php';

/** Recommended products as HTML by zone (contract 2.14). A zone that is unknown or has nothing to show is answered by `""`. */
export function mountHotspots(app: Hono, wire: WireContext): void {
  app.get(PATH, async (c) => {
    const query = parseHotspotsQuery(new URL(c.req.url).searchParams);
    try {
      return c.json(await answerHotspots(c, wire, query), 200, { 'cache-control': 'no-store' });
    } catch (error) {
      wire.shop.log.error({ err: error, query }, 'hotspots call failed');
      return refuse({ status: 500, code: 'internal' });
    }
  });
  app.all(PATH, () => refuse({ status: 405, code: 'method-not-allowed', allow: ['GET'] }));
}

export async function answerHotspots(
  c: Context,
  { shop, renderZone: render = async () => '' }: WireContext,
  query: HotspotsQuery,
): Promise<Record<string, string>> {
  const asked = query.zones.map((id) => ({ id, kind: kindOfZone(id) }));
  const filled = await fillZones(shop, {
    kinds: asked.flatMap(({ kind }) => kind ?? []),
    alreadyShown: query.products,
    viewed: parseViewed(getCookie(c, VIEWED_COOKIE)),
  });
  const { priceType } = shop.settings;
  const answered = asked.map(async ({ id, kind }) => {
    const cards = (kind && filled.get(kind)) ?? [];
    return [id, kind && cards.length > 0 ? await render({ id, kind, cards, priceType }) : ''] as const;
  });
  return Object.fromEntries(await Promise.all(answered));
}

interface HotspotsQuery {
  /** Ids of the zones' elements, each once. */
  zones: string[];
  /** Products on screen: the one of a product page, or all of a basket. */
  products: number[];
}

const MAX_ZONES = 20;
const MAX_NAME_LENGTH = 64;
const MAX_PRODUCTS = 50;

/** Reads `/ajax/hotspots.php?…` (contract 2.14); what makes no sense is left out. */
function parseHotspotsQuery(fields: URLSearchParams): HotspotsQuery {
  if (fields.get('action') !== 'get-hotspots-html') return { zones: [], products: [] };
  // `components` repeats the names; a caller that sends only one of the two is understood.
  const names = (fields.get('zones-names') || fields.get('components') || '').split(',', MAX_ZONES);
  const products = [fields.get('product') ?? '', ...(fields.get('products') ?? '').split(';', MAX_PRODUCTS)];
  return {
    zones: [...new Set(names.map((name) => name.trim()))].filter(
      ({ length }) => length > 0 && length <= MAX_NAME_LENGTH,
    ),
    products: [...new Set(products.map((product) => parseId(product.trim())))].filter((id) => id > 0),
  };
}

/** The same question as a block of the batch call (contract 2.3): its `params` are the fields of the address. */
export function parseHotspotsBlock(block: unknown): HotspotsQuery {
  const params = block && typeof block === 'object' && 'params' in block ? block.params : null;
  const texts = Object.entries(params ?? {}).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return parseHotspotsQuery(new URLSearchParams(texts));
}
