import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes the inline scripts that carry the nonce of this render and takes the nonce out, so that the page can be cached.
 * A script that slipped into the page through somebody's text has no nonce, gets no hash and does not run.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes(mark) && !/\ssrc=/.test(attributes)) hashes.add(scriptHash(text));
  }
  const kept = html.replaceAll(mark, '');
  // Written otherwise, scripts would get no hash and stay dead, and the nonce would be kept with the page.
  if (kept.includes(nonce)) throw new Error('React writes the nonce of a script otherwise than hashScripts expects');
  return { html: kept, hashes: [...hashes] };
}

export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
