import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { kindOfZone, parseViewed, VIEWED_COOKIE } from '#modules/catalogue/recommendations/rules/zones.ts';
import { fillZones } from '#modules/catalogue/recommendations/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import type { WireContext } from '../context.ts';
import { answerJson, mountMethods } from '../refuse.ts';

/** Recommended products as HTML by zone (contract 2.14). A zone that is unknown or has nothing to show is answered by `""`. */
export function mountHotspots(app: Hono, wire: WireContext): void {
  mountMethods(app, '/ajax/hotspots.php', {
    GET: (c) =>
      answerJson(c, wire, 'hotspots', () =>
        answerHotspots(c, wire, parseHotspotsQuery(new URL(c.req.url).searchParams)),
      ),
  });
}

export async function answerHotspots(
  c: Context,
  { shop, renderZone: render = async () => '' }: WireContext,
  query: HotspotsQuery,
): Promise<Record<string, string>> {
  const zones = query.zones.map((id) => ({ id, kind: kindOfZone(id) }));
  const filled = await fillZones(shop, {
    kinds: zones.flatMap(({ kind }) => kind ?? []),
    alreadyShown: query.products,
    viewed: parseViewed(getCookie(c, VIEWED_COOKIE)),
  });
  const { priceType } = shop.settings;
  const answered = zones.map(async ({ id, kind }) => {
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

/** The `params` of a block of the batch call have the fields of the address (contract 2.3). */
export function parseHotspotsParams(params: Record<string, unknown>): HotspotsQuery {
  const texts = Object.entries(params).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return parseHotspotsQuery(new URLSearchParams(texts));
}
