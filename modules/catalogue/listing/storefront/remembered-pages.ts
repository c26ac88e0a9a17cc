interface RememberedPages {
  entry: string;
  first: number;
  last: number;
  /** By page: height of the pages before and after it. */
  rooms: Record<number, [before: number, after: number]>;
  top: number;
}

export const REMEMBERED_PAGES = 'listing-pages';
export const ENTRY = 'listing';
const MAX_ENTRIES = 20;

export function nameEntry(): string {
  const existingName = entryName();
  if (existingName) return existingName;
  const name = `${Date.now()}-${Math.random()}`;
  window.history.replaceState({ ...window.history.state, [ENTRY]: name }, '');
  return name;
}

function entryName(): string | undefined {
  return (window.history.state as { [ENTRY]?: string } | null)?.[ENTRY];
}

export function getRememberedPages(): RememberedPages | undefined {
  const entry = entryName();
  return entry ? getAllRemembered().find((kept) => kept.entry === entry) : undefined;
}

/** Not stored once the browser shows another history entry. */
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
    // Without storage a return shows one page.
  }
}

function getAllRemembered(): RememberedPages[] {
  try {
    return JSON.parse(sessionStorage.getItem(REMEMBERED_PAGES) ?? '[]') as RememberedPages[];
  } catch {
    return [];
  }
}
