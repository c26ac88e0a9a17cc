/** S3.60 */
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

/** An empty condition matches every page, one that ends with `$` exactly that path, any other every address that begins with it. */
export function suitsAddress(condition: string, requestUri: string): boolean {
  if (!condition.endsWith('$')) return requestUri.startsWith(condition);
  const path = requestUri.split(/[?#]/, 1)[0];
  return path === condition.slice(0, -1);
}

/** A comment, so that the text is a valid script. */
export const SCRIPT_SEAM = '\n/* next */\n';

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

export const BLOG_TAG = 'blog';
export const NEWS_TAG = 'news';

export function textPageTag(address: string): string {
  return `text:${address}`;
}
