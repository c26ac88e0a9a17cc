import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { readViewed, VIEWED_COOKIE } from '#rules/catalogue/recommendations/viewed-products.ts';
import { kindOfZone } from '#rules/catalogue/recommendations/zones.ts';
import { fillZones } from '#shop/catalogue/recommendations/index.ts';
import type { WireContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { type HotspotsQuery, readHotspotsQuery } from './read-hotspots-query.ts';

const PATH = '/ajax/hotspots.php';

/** Recommended products as HTML by zone (contract 2.14). A zone that is unknown or has nothing to show is answered by `""`. */
export function mountHotspots(app: Hono, wire: WireContext): void {
  app.get(PATH, async (c) => {
    const query = readHotspotsQuery(new URL(c.req.url).searchParams);
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
    beside: query.products,
    viewed: readViewed(getCookie(c, VIEWED_COOKIE)),
  });
  const { priceType } = shop.settings;
  const answered = asked.map(async ({ id, kind }) => {
    const cards = (kind && filled.get(kind)) ?? [];
    return [id, kind && cards.length > 0 ? await render({ id, kind, cards, priceType }) : ''] as const;
  });
  return Object.fromEntries(await Promise.all(answered));
}
