/** S3.60: one picture for each group of viewport classes. */
export interface Banner {
  id: number;
  title: string;
  lead: string;
  link: string;
  linkText: string;
  srcMobile: string;
  srcTablet: string;
  srcDesktop: string;
  alt: string;
}

/**
 * Does a marketing piece belong on a page? An empty condition suits every page, one closed with `$` exactly that path, any
 * other every address that begins with it.
 */
export function suitsAddress(condition: string, requestUri: string): boolean {
  if (!condition.endsWith('$')) return requestUri.startsWith(condition);
  const path = requestUri.split(/[?#]/, 1)[0];
  return path === condition.slice(0, -1);
}

/** Between the scripts of several layers, which travel as one text: a comment for those who run it whole. */
export const SCRIPT_SEAM = '\n/* next */\n';

/** The texts of the scripts that stand in a piece of HTML itself, in order; those loaded from elsewhere are left out. */
export function inlineScripts(html: string): string[] {
  const opening = /<script\b([^<>]*)>/gi;
  const closing = /<\/script\s*>/gi;
  const texts: string[] = [];
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(html);
    if (!end) break;
    if (!/\ssrc\s*=/i.test(found[1] ?? '')) texts.push(html.slice(opening.lastIndex, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return texts;
}

/** Tags of cached pages that show words of the shop. */
export const BLOG_TAG = 'blog';
export const NEWS_TAG = 'news';

export function textPageTag(address: string): string {
  return `text:${address}`;
}
