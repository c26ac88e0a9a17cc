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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

/** The texts of the scripts that stand in a piece of HTML itself, in order; those loaded from elsewhere are left out. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => text);
}

/** Tags of cached pages that show words of the shop. */
export const BLOG_TAG = 'blog';
export const NEWS_TAG = 'news';

export function textPageTag(address: string): string {
  return `text:${address}`;
}
