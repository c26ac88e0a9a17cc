import type { MetaDescriptor } from 'react-router';
import { shellTexts } from '#texts/shell.ts';

interface PageMeta {
  /** Without the name of the shop. */
  title: string;
  shopName: string;
  description?: string;
  /** Full address of a picture for shared links. */
  image?: string;
  type?: 'website' | 'product' | 'article';
}

/** Title, description and Open Graph of a page; a route returns it from `meta`. */
export function pageMeta({ title, shopName, description, image, type = 'website' }: PageMeta): MetaDescriptor[] {
  const full = title === shopName ? `${shopName} – ${shellTexts.tagline}` : shellTexts.title(title, shopName);
  const about = shorten(description ?? shellTexts.description(shopName));
  return [
    { title: full },
    { name: 'description', content: about },
    { property: 'og:title', content: title },
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
