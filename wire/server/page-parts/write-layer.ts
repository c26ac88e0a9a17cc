import { escapeMarkup } from '#rules/platform/text/escape-markup.ts';
import type { PageParts } from '#shop/content/pages/index.ts';

/** The HTML of a layer in a frame that says when it opens and what it is called. */
export function writeLayer({ id, opens, title, content }: PageParts['layers'][number]): string {
  return `<aside data-page-layer="${id}" data-opens="${opens}" aria-label="${escapeMarkup(title)}">${content}</aside>`;
}
