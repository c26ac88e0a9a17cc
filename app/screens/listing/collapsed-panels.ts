import { readCookies, writeCookie } from '../../features/shell/browser-cookies.ts';

/** Contract 1.5: the ids of collapsed filter panels, kept for 355 days. */
const COOKIE = 'filterHidden';
const DAYS = 355;
const BETWEEN = '.';

/** Before the page is painted: kept pages are the same for everybody, the browser knows what this shopper collapsed. */
export const collapsedScript = `(()=>{const m=/(?:^|; )${COOKIE}=([^;]*)/.exec(document.cookie);if(!m)return;const h=m[1].split("${BETWEEN}"),w=innerWidth>=979;let n=0;for(const d of document.querySelectorAll("#Filters details"))d.open=!h.includes(d.id)&&(!w||!n++)})()`;

/** Says which panels start open; without a choice of the shopper it is the first. */
export function startsOpen(id: string, index: number): boolean {
  const collapsed = readCookies().get(COOKIE);
  return collapsed === undefined ? index === 0 : !collapsed.split(BETWEEN).includes(id);
}

export function rememberCollapsed() {
  const closed = [...document.querySelectorAll('#Filters details:not([open])')].map(({ id }) => id);
  writeCookie(COOKIE, closed.join(BETWEEN), DAYS);
}
