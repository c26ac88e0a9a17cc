import type { MetaDescriptor } from 'react-router';
import { shellTexts } from '#texts/platform/shell.ts';

interface PageMeta {
  /** Without the name of the shop; the main page has none of its own. */
  title?: string;
  shopName: string;
  /** Of the main page, after the name of the shop. */
  tagline?: string;
  description?: string;
  /** Full address of a picture for shared links. */
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** Which page of several, from 1: no two share a title or a description. */
  page?: number;
}

/** Title, description and Open Graph of a page; a route returns it from `meta`. */
export function pageMeta(meta: PageMeta): MetaDescriptor[] {
  const { shopName, image, type = 'website', page = 1, tagline = '' } = meta;
  const description = meta.description || shellTexts.description(shopName);
  const title = meta.title && page > 1 ? shellTexts.pageTitle(meta.title, page) : meta.title;
  const about = shorten(page > 1 ? shellTexts.pageDescription(description, page) : description);
  const full = title ? shellTexts.title(title, shopName) : shellTexts.tagged(shopName, tagline);
  return [
    { title: full },
    { name: 'description', content: about },
    { property: 'og:title', content: title ?? shopName },
    { property: 'og:description', content: about },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: shopName },
    { property: 'og:locale', content: 'pl_PL' },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}

const longest = 160;

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const end = plain.lastIndexOf(' ', longest - 1);
  return `${plain.slice(0, end > 0 ? end : longest - 1)}…`;
}
