import { escapeMarkup } from '#platform/text/rules/text.ts';
import { warsawDay } from '#platform/time/rules/day.ts';

interface Entry {
  address: string;
  changed?: Date | null;
  /** Pictures of the page, for the search of pictures. */
  images?: readonly string[];
}

/** A list of pages, or of other sitemaps, in the format of sitemaps.org. */
export function sitemapXml(kind: 'urlset' | 'sitemapindex', entries: readonly Entry[]): string {
  const namespace = kind === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : '';
  const item = kind === 'urlset' ? 'url' : 'sitemap';
  const items = entries.map(({ address, changed, images = [] }) => {
    const lastmod = changed ? `<lastmod>${warsawDay(changed)}</lastmod>` : '';
    const pictures = images.map((image) => `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>`);
    return `<${item}><loc>${escapeMarkup(address)}</loc>${lastmod}${pictures.join('')}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>\n${items.join('\n')}\n</${kind}>\n`;
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
