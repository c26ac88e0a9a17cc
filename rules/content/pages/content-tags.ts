/** Tags of kept pages that show words of the shop. */
export const BLOG_TAG = 'blog';
export const NEWS_TAG = 'news';

export function textPageTag(address: string): string {
  return `text:${address}`;
}
