interface RememberedPages {
  /** The entry of the browser's history they belong to. */
  entry: string;
  first: number;
  last: number;
  /** By page: how high the pages before and after it were. */
  rooms: Record<number, [before: number, after: number]>;
  top: number;
}

export const REMEMBERED_PAGES = 'listing-pages';
/** Under which an entry of the browser's history keeps its name. */
export const ENTRY = 'listing';
const MAX_ENTRIES = 20;

/** The name of the present history entry; a new one gets its name now. */
export function nameEntry(): string {
  const known = entryName();
  if (known) return known;
  const name = `${Date.now()}-${Math.random()}`;
  window.history.replaceState({ ...window.history.state, [ENTRY]: name }, '');
  return name;
}

function entryName(): string | undefined {
  return (window.history.state as { [ENTRY]?: string } | null)?.[ENTRY];
}

/** How far this history entry had grown when it was left, and where the window stood. */
export function getRememberedPages(): RememberedPages | undefined {
  const entry = entryName();
  return entry ? getAllRemembered().find((kept) => kept.entry === entry) : undefined;
}

/** Remembers the list that is in the page, unless the browser has already gone on from its entry. */
export function rememberPages(entry: string, list: Element) {
  if (entry !== entryName()) return;
  const boxes = [...list.querySelectorAll<HTMLElement>('[data-page]')].map((element) => ({
    page: Number(element.dataset.page),
    box: element.getBoundingClientRect(),
  }));
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return;
  const own: RememberedPages = {
    entry,
    first: first.page,
    last: last.page,
    rooms: Object.fromEntries(
      boxes.map(({ page, box }) => [page, [box.top - first.box.top, last.box.bottom - box.bottom]]),
    ),
    top: window.scrollY,
  };
  const others = getAllRemembered().filter((kept) => kept.entry !== entry);
  try {
    sessionStorage.setItem(REMEMBERED_PAGES, JSON.stringify([own, ...others].slice(0, MAX_ENTRIES)));
  } catch {
    // Full or forbidden: coming back then shows one page, which is no harm.
  }
}

function getAllRemembered(): RememberedPages[] {
  try {
    return JSON.parse(sessionStorage.getItem(REMEMBERED_PAGES) ?? '[]') as RememberedPages[];
  } catch {
    return [];
  }
}
