import type { PageParts } from '#shop/content/index.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The HTML of a layer in a frame that says when it opens and what it is called. */
export function writeLayer({ id, opens, title, content }: PageParts['layers'][number]): string {
  const label = title.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
  return `<aside data-page-layer="${id}" data-opens="${opens}" aria-label="${label}">${content}</aside>`;
}
