import { producerLink, seriesLink } from '#rules/platform/links/screen-links.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { producers, series } from './tables.ts';

/** Addresses of the listings of producers and series, for the sitemap. */
export async function getMakerAddresses({ db }: Shop): Promise<string[]> {
  const [makers, lines] = await Promise.all([
    db.select({ id: producers.id, slug: producers.slug }).from(producers).orderBy(producers.id),
    db.select({ id: series.id, slug: series.slug }).from(series).orderBy(series.id),
  ]);
  return [
    ...makers.map(({ id, slug }) => producerLink(id, slug)),
    ...lines.map(({ id, slug }) => seriesLink(id, slug)),
  ];
}
