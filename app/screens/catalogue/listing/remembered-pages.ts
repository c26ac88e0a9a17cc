import type { ProductCard } from '#rules/catalogue/products/product-card.ts';

export interface ListedPage {
  page: number;
  products: ProductCard[];
}

interface RememberedPages {
  /** The entry of the browser's history they belong to. */
  entry: string;
  pages: ListedPage[];
  /** By page: how high the pages before and after it were. */
  rooms: Record<number, [before: number, after: number]>;
  top: number;
}

export const REMEMBERED_PAGES = 'listing-pages';
const MOST_ENTRIES = 4;

/** The router's own name of the present history entry. */
function entryKey(): string | undefined {
  return (window.history.state as { key?: string } | null)?.key;
}

/** The pages this history entry had grown to when it was left; a product page comes back by a full load (S2.84). */
export function getRememberedPages(): RememberedPages | undefined {
  const entry = entryKey();
  return entry ? getAllRemembered().find((kept) => kept.entry === entry) : undefined;
}

export function rememberPages(pages: ListedPage[], list: Element | null) {
  const entry = entryKey();
  if (!entry) return;
  const others = getAllRemembered().filter((kept) => kept.entry !== entry);
  const own = pages.length > 1 ? [{ entry, pages, rooms: list ? roomsAround(list) : {}, top: window.scrollY }] : [];
  try {
    sessionStorage.setItem(REMEMBERED_PAGES, JSON.stringify([...own, ...others].slice(0, MOST_ENTRIES)));
  } catch {
    // Full or forbidden: coming back then shows one page, which is no harm.
  }
}

function roomsAround(list: Element): RememberedPages['rooms'] {
  const boxes = [...list.querySelectorAll<HTMLElement>('[data-page]')].map((element) => ({
    page: Number(element.dataset.page),
    box: element.getBoundingClientRect(),
  }));
  const start = boxes[0]?.box.top ?? 0;
  const end = boxes.at(-1)?.box.bottom ?? 0;
  return Object.fromEntries(boxes.map(({ page, box }) => [page, [box.top - start, end - box.bottom]]));
}

function getAllRemembered(): RememberedPages[] {
  try {
    return JSON.parse(sessionStorage.getItem(REMEMBERED_PAGES) ?? '[]') as RememberedPages[];
  } catch {
    return [];
  }
}
