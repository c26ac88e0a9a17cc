import { isSaidAside } from '#modules/catalogue/search/rules/help-words.ts';
import { parseQuery, type SearchWord } from '#modules/catalogue/search/rules/parse-query.ts';
import { stemWord } from '#modules/catalogue/search/rules/stem-word.ts';
import { listNames, pageName } from '#modules/catalogue/search/server/index.ts';
import { helpScreens } from '#modules/content/pages/texts/help-screens.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ShownListing } from './shown-listing.ts';

const MAX = 4;
/** A shorter beginning is ambiguous. */
const MIN_BEGINNING_LENGTH = 5;

/** Next to products, all words of the search or those without a product must match the page. */
export async function findPages(
  shop: Shop,
  text: string,
  { total, leftOut }: Pick<ShownListing, 'total' | 'leftOut'>,
): Promise<ShownListing['shopPages']> {
  const typed = parseQuery(text).words.filter(({ stems: [stem] }) => !isSaidAside(stem));
  const unknown = parseQuery(leftOut.join(' ')).words;
  const { cms } = await listNames(shop);
  const screens = helpScreens.map(({ name, link }) => pageName(name, link));
  const fitting = [...screens, ...cms].filter(({ words, aliases = [] }) => {
    const isMeant = (word: SearchWord) => [...words, ...aliases].some((other) => isSame(word, other));
    if (total === 0) return typed.some(isMeant);
    return typed.length > 0 && (typed.every(isMeant) || unknown.some(isMeant));
  });
  return fitting.slice(0, MAX).map(({ name, link }) => ({ name, link }));
}

function isSame({ word, stems }: SearchWord, other: string): boolean {
  return stems.includes(stemWord(other)) || (word.length >= MIN_BEGINNING_LENGTH && other.startsWith(word));
}
