import type { MetaDescriptor } from 'react-router';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import { firstWords } from '#platform/text/rules/first-words.ts';
import * as pageHeadTexts from '../texts/page-head.ts';

const MAX_LENGTH = 160;

interface PageMeta {
  /** Without the name of the shop; the main page has none of its own. */
  title?: string;
  shopName: string;
  /** Of the main page, after the name of the shop. */
  tagline?: string;
  description?: string;
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** Which page of several, from 1: no two share a title or a description. */
  page?: number;
}

/** Title, description and Open Graph of a page; a route returns it from `meta`. */
export function pageMeta(meta: PageMeta): MetaDescriptor[] {
  const { shopName, image, type = 'website', page = 1, tagline = '' } = meta;
  const description = meta.description || pageHeadTexts.description(shopName);
  const title = meta.title && page > 1 ? pageHeadTexts.pageTitle(meta.title, page) : meta.title;
  const about = firstWords(page > 1 ? pageHeadTexts.pageDescription(description, page) : description, MAX_LENGTH);
  const full = title ? pageHeadTexts.title(title, shopName) : pageHeadTexts.tagged(shopName, tagline);
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

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The root loader's data for a route's `meta`. */
export function shellOf(matches: Matches): ShellData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
}

export function shopName(matches: Matches): string {
  return shellOf(matches)?.settings.name ?? '';
}

interface Address {
  pathname: string;
  search: string;
}

/** X.15: the address search engines should know a page by: no filters or sorting, only the parameters that make it another page. */
export function canonicalAddress(origin: string, { pathname, search }: Address, kept: readonly string[] = []): string {
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  for (const name of kept) {
    const value = given.get(name)?.trim();
    // The first page is the page itself.
    if (value && !(name === 'counter' && !(Number(value) > 0))) params.set(name, value);
  }
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') : pathname;
  return origin + path + (params.size > 0 ? `?${params}` : '');
}
