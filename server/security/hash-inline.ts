import { createHash } from 'node:crypto';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

export interface HashedPage {
  html: string;
  /** `sha256-…` of the inline scripts and styles the page itself wrote. */
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Hashes the inline scripts and styles that carry the nonce of this render and takes the nonce out, so that the page can be cached.
 * What slipped into the page through somebody's text has no nonce, gets no hash and has no effect.
 */
export function hashInline(html: string, nonce: string): HashedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE)) {
    const isOwn = attributes.includes(mark) && !/\ssrc=/.test(attributes);
    if (isOwn) hashes[element === 'style' ? 'style' : 'script'].add(textHash(text));
  }
  const kept = html.replaceAll(mark, '');
  // Written otherwise, scripts would get no hash and stay dead, and the nonce would be kept with the page.
  if (kept.includes(nonce)) throw new Error('React writes the nonce of a script otherwise than hashInline expects');
  return { html: kept, scriptHashes: [...hashes.script], styleHashes: [...hashes.style] };
}

export function textHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
