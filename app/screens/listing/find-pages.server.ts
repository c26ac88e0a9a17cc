import { readSearchText, type SearchWord } from '#rules/search/read-search-text.ts';
import { splitWords } from '#rules/search/split-words.ts';
import { stemWord } from '#rules/search/stem-word.ts';
import { readNames } from '#shop/search/index.ts';
import type { Shop } from '#shop/shop.ts';
import { helpWords } from '#texts/help-words.ts';
import { footerColumns } from '../../features/shell/footer-links.ts';
import type { ShownListing } from './shown-listing.ts';

const MOST = 4;
/** A shorter beginning may become anything. */
const LEAST_BEGINNING = 5;

const footerPages = footerColumns
  .flatMap<{ to: string; label: string }>(({ links }) => links)
  .map(({ label, to }) => ({ name: label, link: to, words: splitWords(`${label} ${helpWords[to] ?? ''}`) }));

/** Pages of the shop a search may mean: returns, contact, terms. Beside products all its words must say so. */
export async function findPages(shop: Shop, text: string, besideProducts: boolean): Promise<ShownListing['shopPages']> {
  const typed = readSearchText(text);
  const own = await readNames(shop);
  const known = new Set(footerPages.map(({ link }) => link));
  const pages = [...footerPages, ...own.cms.filter(({ link }) => !known.has(link))];
  const fitting = pages.filter(({ words }) => {
    const isMeant = (word: SearchWord) => words.some((other) => isSame(word, other));
    return besideProducts ? typed.length > 0 && typed.every(isMeant) : typed.some(isMeant);
  });
  return fitting.slice(0, MOST).map(({ name, link }) => ({ name, link }));
}

function isSame({ word, stems }: SearchWord, other: string): boolean {
  return stems.includes(stemWord(other)) || (word.length >= LEAST_BEGINNING && other.startsWith(word));
}
