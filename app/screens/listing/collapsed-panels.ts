import { readCookies, writeCookie } from '../../features/shell/browser-cookies.ts';

/** Contract 1.5: the ids of collapsed filter panels, kept for 355 days. */
const COOKIE = 'filterHidden';
const DAYS = 355;
const BETWEEN = '.';

/** Before the id of a panel the shopper left open: one never seen is neither, and starts as the page draws it. */
const OPENED = '!';
/** Of this listing and those before: the cookie travels with every request. */
const MOST_REMEMBERED = 40;

/**
 * Before the page is painted: kept pages are the same for everybody, the browser knows what this shopper collapsed. With a
 * wrong price range the panels stay as drawn, so that the mark in it is seen (S5.54).
 */
export const collapsedScript = `(()=>{const f=document.querySelector("#Filters"),m=/(?:^|; )${COOKIE}=([^;]*)/.exec(document.cookie);if(!m||f.querySelector("[aria-invalid]"))return;const h=m[1].split("${BETWEEN}"),w=innerWidth>=979;let n=0;for(const d of f.querySelectorAll("details"))d.open=(h.includes("${OPENED}"+d.id)||d.open&&!h.includes(d.id))&&(!w||!n++)})()`;

/** Says which panels start open; without a choice of the shopper it is the first. */
export function startsOpen(id: string, index: number): boolean {
  const remembered = readRemembered();
  return remembered.includes(OPENED + id) || (index === 0 && !remembered.includes(id));
}

/** What was collapsed in other categories stays so. */
export function rememberCollapsed() {
  const panels = [...document.querySelectorAll<HTMLDetailsElement>('#Filters details')];
  const here = panels.map(({ id, open }) => (open ? OPENED + id : id));
  const elsewhere = readRemembered().filter((entry) => !panels.some(({ id }) => entry === id || entry === OPENED + id));
  writeCookie(COOKIE, [...here, ...elsewhere].slice(0, MOST_REMEMBERED).join(BETWEEN), DAYS);
}

function readRemembered(): string[] {
  return readCookies().get(COOKIE)?.split(BETWEEN) ?? [];
}
