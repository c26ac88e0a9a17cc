import type { SnippetRegion } from '#wire/batch-answer.ts';
import type { BatchAnswer } from '#wire/client/batch.ts';

const MARK = 'data-page-part';

/** Puts the owner's marketing pieces where their region says (S7.67); those of the page before make room. */
export function placePageParts({ Snippets, ToplayersAndWidgets }: BatchAnswer, page: Document = document): void {
  if (Snippets) {
    clear(page, 'snippet');
    for (const { region, content } of Object.values(Snippets.items)) insert(page, 'snippet', region, content);
  }
  if (ToplayersAndWidgets) {
    clear(page, 'layer');
    for (const [key, item] of Object.entries(ToplayersAndWidgets.items)) {
      if (key !== 'script' && typeof item !== 'string') insert(page, 'layer', 'other', item.content);
    }
  }
}

function clear(page: Document, kind: string): void {
  for (const element of page.querySelectorAll(`[${MARK}="${kind}"]`)) element.remove();
}

/** Scripts inside stay inert: the page's policy runs none that came with HTML. */
function insert(page: Document, kind: string, region: SnippetRegion, content: string): void {
  const template = page.createElement('template');
  template.innerHTML = content;
  for (const element of template.content.children) element.setAttribute(MARK, kind);
  if (region === 'head') page.head.append(template.content);
  else if (region === 'body_top') page.body.prepend(template.content);
  else page.body.append(template.content);
}
