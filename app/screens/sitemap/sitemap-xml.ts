interface Entry {
  address: string;
  changed?: Date;
}

/** A list of pages, or of other sitemaps, in the format of sitemaps.org. */
export function sitemapXml(kind: 'urlset' | 'sitemapindex', entries: readonly Entry[]): string {
  const item = kind === 'urlset' ? 'url' : 'sitemap';
  const items = entries.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<${item}><loc>${escapeXml(address)}</loc>${lastmod}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${kind}>\n`;
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[<>&"']/g, (sign) => escapes[sign] ?? sign);
}
