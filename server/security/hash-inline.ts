import { createHash } from 'node:crypto';
import { StoredTexts } from '#platform/islands/storefront/stored-texts.ts';

export interface HashedPage {
  body: Buffer;
  /** `sha256-…` of the inline scripts and styles the page itself wrote. */
  scriptHashes: string[];
  styleHashes: string[];
}

const [BEFORE, AFTER] = [' nonce="', '"'];

/** Behind the nonce, the place of a text among those set aside. */
export const asideMark = (nonce: string, place: number) => `${nonce}:${place};`;

/**
 * Hashes the inline scripts and styles that carry the nonce of this render and takes the nonce out, so that the page can be
 * cached. Injected markup has no nonce, gets no hash and has no effect. Texts that were set aside come in as bytes that were
 * encoded once: the styles and most parts of a page are the same on many.
 */
export function hashInline(html: string, nonce: string, setAside: readonly string[] = []): HashedPage {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const pieces: Buffer[] = [];
  let from = 0;
  // From nonce to nonce: a page is long and has a handful of them.
  for (let at = html.indexOf(nonce); at >= 0; at = html.indexOf(nonce, from)) {
    const end = at + nonce.length;
    if (html.startsWith(':', end)) {
      const close = html.indexOf(';', end);
      pieces.push(Buffer.from(html.slice(from, at)), bytesOf(setAside, html.slice(end + 1, close)));
      from = close + 1;
      continue;
    }
    // Written otherwise, scripts would get no hash and stay dead, and the nonce would be kept with the page.
    if (!html.endsWith(BEFORE, at) || !html.startsWith(AFTER, end))
      throw new Error('React writes the nonce of a script otherwise than hashInline expects');
    const inline = findInline(html, at);
    if (inline?.element === 'style') {
      const text = setAside.find((_, place) => inline.text === asideMark(nonce, place)) ?? inline.text;
      hashes.style.add(styles.find(text, () => textHash(text)));
    } else if (inline) hashes.script.add(textHash(inline.text));
    pieces.push(Buffer.from(html.slice(from, at - BEFORE.length)));
    from = end + AFTER.length;
  }
  pieces.push(Buffer.from(html.slice(from)));
  return { body: Buffer.concat(pieces), scriptHashes: [...hashes.script], styleHashes: [...hashes.style] };
}

/** The inline script or style whose opening tag this place is in. */
function findInline(html: string, place: number): { element: 'script' | 'style'; text: string } | undefined {
  const end = html.indexOf('>', place);
  const tag = html.slice(html.lastIndexOf('<', place), end);
  const element = /^<(script|style)\s/.exec(tag)?.[1];
  if ((element !== 'script' && element !== 'style') || /\ssrc=/.test(tag)) return undefined;
  return { element, text: html.slice(end + 1, html.indexOf(`</${element}>`, end)) };
}

/** Keys and bytes: as many texts as there are rendered parts (storefront/islands.server.tsx). */
const cachedBytes = new StoredTexts<Buffer>(16_000_000);

/** For a cached text that is passed repeatedly: the lookup is by identity, not by content. */
function bytesOf(setAside: readonly string[], place: string): Buffer {
  const text = setAside[Number(place)];
  if (text === undefined) throw new Error('A text of the page was never set aside');
  return cachedBytes.find(text, () => Buffer.from(text));
}

/** Documents carry the same long styles. Scripts are short or, with a shopper's data in them, nothing to keep. */
const styles = new StoredTexts(500_000);

export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
