import type { ProductCard } from '#rules/catalogue/product-card.ts';

export interface ListedPage {
  page: number;
  products: ProductCard[];
}

interface KeptPages {
  /** The entry of the browser's history they belong to. */
  entry: string;
  pages: ListedPage[];
  top: number;
}

const STORE = 'listing-pages';
const MOST_ENTRIES = 4;

/** The router's own name of the present history entry. */
function entryKey(): string | undefined {
  return (window.history.state as { key?: string } | null)?.key;
}

/** The pages this history entry had grown to when it was left; a product page comes back by a full load (S2.84). */
export function readKeptPages(): KeptPages | undefined {
  const entry = entryKey();
  return entry ? readAll().find((kept) => kept.entry === entry) : undefined;
}

export function keepPages(pages: ListedPage[]) {
  const entry = entryKey();
  if (!entry) return;
  const others = readAll().filter((kept) => kept.entry !== entry);
  const own = pages.length > 1 ? [{ entry, pages, top: window.scrollY }] : [];
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...own, ...others].slice(0, MOST_ENTRIES)));
  } catch {
    // Full or forbidden: coming back then shows one page, which is no harm.
  }
}

function readAll(): KeptPages[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as KeptPages[];
  } catch {
    return [];
  }
}
