import { createHash } from 'node:crypto';
import { KeptTexts } from '#app/features/platform/island/kept-texts.ts';

export interface HashedPage {
  html: string;
  /** `sha256-…` of the inline scripts and styles the page itself wrote. */
  scriptHashes: string[];
  styleHashes: string[];
}

const [BEFORE, AFTER] = [' nonce="', '"'];

/**
 * Hashes the inline scripts and styles that carry the nonce of this render and takes the nonce out, so that the page can be cached.
 * What slipped into the page through somebody's text has no nonce, gets no hash and has no effect.
 */
export function hashInline(html: string, nonce: string): HashedPage {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const kept: string[] = [];
  let from = 0;
  // From nonce to nonce: a page is long and has a handful of them.
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    const end = at + nonce.length;
    // Written otherwise, scripts would get no hash and stay dead, and the nonce would be kept with the page.
    if (!html.endsWith(BEFORE, at) || !html.startsWith(AFTER, end))
      throw new Error('React writes the nonce of a script otherwise than hashInline expects');
    const inline = findInline(html, at);
    if (inline?.element === 'style') hashes.style.add(styles.find(inline.text, () => textHash(inline.text)));
    else if (inline) hashes.script.add(textHash(inline.text));
    kept.push(html.slice(from, at - BEFORE.length));
    from = end + AFTER.length;
  }
  kept.push(html.slice(from));
  return { html: kept.join(''), scriptHashes: [...hashes.script], styleHashes: [...hashes.style] };
}

/** The inline script or style whose opening tag this place lies in. */
function findInline(html: string, place: number): { element: 'script' | 'style'; text: string } | undefined {
  const end = html.indexOf('>', place);
  const tag = html.slice(html.lastIndexOf('<', place), end);
  const element = /^<(script|style)\s/.exec(tag)?.[1];
  if ((element !== 'script' && element !== 'style') || /\ssrc=/.test(tag)) return undefined;
  return { element, text: html.slice(end + 1, html.indexOf(`</${element}>`, end)) };
}

/** Documents carry the same long styles. Scripts are short or, with a shopper's data in them, nothing to keep. */
const styles = new KeptTexts(500_000);

export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
