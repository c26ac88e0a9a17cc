import { replaceElements } from './replace-elements.ts';

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>', nbsp: ' ' };

const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Addresses a page names: links, pictures, scripts, styles and forms that only ask, and the picture for shared links. Of a page that is kept out of search
 * engines the canonical address is not read, which may be nothing without the number of an order.
 */
export function parseAddresses(html: string): string[] {
  const markup = replaceElements(html, /<(script)\b/g, (whole) => whole.slice(0, whole.indexOf('>') + 1));
  const isUnlisted = html.includes('<meta name="robots" content="noindex"');
  const found = new Set<string>();
  for (const [tag] of markup.matchAll(/<(?:a|link|img|script|source|video|audio)\b[^<>]*>/g)) {
    if (/\brel="(?:preconnect|dns-prefetch)"/.test(tag) || (isUnlisted && /\brel="canonical"/.test(tag))) continue;
    for (const [, name, value = ''] of tag.matchAll(/\s(href|src|poster|srcset|srcSet)="([^"]*)"/g)) {
      if (name?.toLowerCase() === 'srcset') found.add(decode(value.trim().split(/\s+/)[0] ?? ''));
      else found.add(decode(value));
    }
  }
  for (const [, picture = ''] of markup.matchAll(/<meta property="og:image" content="([^"]*)"/g))
    found.add(decode(picture));
  return [...found];
}

/** Text that a shopper reads or a screen reader speaks: text, and texts of pictures and controls. */
export function parseWords(html: string): string {
  const body = html.slice(Math.max(0, html.indexOf('<body')));
  const spoken = [...body.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)].map(([, text = '']) => text);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const text = replaceElements(body, /<(script|style|template|code|noscript)\b/g, () => ' ')
    .replace(/<!--[^<>]*-->/g, '')
    .replace(/<[^<>]+>/g, ' ');
  return decode([title, ...spoken, text].join(' \n ')).replace(/\s+/g, ' ');
}

/** Words no Polish text has: what was left untranslated, or came out of a program. */
const FOREIGN =
  /(?<![\p{L}\d@./-])(?:the|and|with|your|you|please|loading|search|cart|checkout|click|close|next|previous|submit|undefined|null|NaN|lorem|ipsum|invalid date|not found|sign in|log in|add to|read more|show more|this|that|from|have|are|was|were|which|item|items|price|size|free|order|products?|shipping|delivery|sorry|something went wrong)(?![\p{L}\d@./-])|\[object/iu;

/** Words of other languages that are names here, or Polish after all. */
const NAMES = /Google Pay|Apple Pay|Sweet Home|on the road|Soft Shell|\bfree\b(?= solo)/gi;

export function findForeignWords(html: string): string | null {
  const words = parseWords(html).replace(NAMES, '');
  const found = FOREIGN.exec(words);
  return found ? `… ${words.slice(Math.max(0, found.index - 40), found.index + 60)} …` : null;
}
