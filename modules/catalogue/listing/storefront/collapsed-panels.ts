import { getCookies, writeCookie } from '#platform/cookies/storefront/browser-cookies.ts';
import { desktopClasses } from '#platform/viewport/rules/viewport.ts';
import { currentViewport } from '#platform/viewport/storefront/viewport-store.ts';
import { FILTERS, GROUPED, HELD_OPEN, PANEL_GROUP } from './listing-ids.ts';

/** Contract 1.5: ids of collapsed filter panels, stored for 355 days. */
const COLLAPSED = 'filterHidden';
/** A new panel is in neither list and starts as rendered. */
const OPENED = 'filterShown';
const DAYS = 355;
const SEPARATOR = '.';

/** The cookies are part of every request. */
const MAX_REMEMBERED = 30;

/**
 * Runs before the first paint, because cached pages do not know the customer's panels. A wrong price range (S5.54)
 * and a fold with a chosen filter stay open. On classes 1 and 2 each panel opens independently (S4.51).
 */
export const collapsedScript = `(()=>{const f=document.querySelector("#${FILTERS}"),r=n=>(RegExp("(?:^|; )"+n+"=([^;]*)").exec(document.cookie)?.[1]??"").split("${SEPARATOR}"),h=r("${COLLAPSED}"),o=r("${OPENED}"),p=f.querySelectorAll("details");if(document.documentElement.dataset.viewportClass<3)for(const d of p)d.name="";if(f.querySelector("[aria-invalid]"))return;for(const d of p)d.open=d.hasAttribute("${HELD_OPEN}")||o.includes(d.id)||d.open&&!h.includes(d.id)})()`;

/** S4.51: on classes 3 and 4 the browser keeps one panel of the group open. */
export function groupPanels() {
  const name = desktopClasses.includes(currentViewport()) ? PANEL_GROUP : '';
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(`#${FILTERS} details[${GROUPED}]`)) {
    panel.name = name;
  }
}

export function startsOpen(id: string, renderedOpen: boolean): boolean {
  return getIds(OPENED).includes(id) || (renderedOpen && !getIds(COLLAPSED).includes(id));
}

/** Panels of other categories keep their state. */
export function rememberCollapsed() {
  const panels = [...document.querySelectorAll<HTMLDetailsElement>('#Filters details')];
  for (const cookie of [COLLAPSED, OPENED]) {
    const here = panels.filter(({ open }) => open === (cookie === OPENED)).map(({ id }) => id);
    const elsewhere = getIds(cookie).filter((other) => !panels.some(({ id }) => id === other));
    writeCookie(cookie, [...here, ...elsewhere].slice(0, MAX_REMEMBERED).join(SEPARATOR), DAYS);
  }
}

function getIds(cookie: string): string[] {
  return getCookies().get(cookie)?.split(SEPARATOR).filter(Boolean) ?? [];
}
