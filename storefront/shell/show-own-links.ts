import { type OwnPlace, ownLinks } from '#platform/personal/storefront/own-links.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';

/** Fills the header with the visitor's data: the server renders it without a visitor. */
export function startOwnLinks() {
  subscribePersonal(showOwnLinks);
  showOwnLinks();
}

function showOwnLinks() {
  const links = ownLinks(currentPersonal());
  for (const element of document.querySelectorAll<HTMLAnchorElement>('.site-header [data-own]')) {
    const { to, label, name, count } = links[element.dataset.own as OwnPlace];
    element.setAttribute('href', to);
    element.ariaLabel = name;
    write(element.querySelector('.header-label'), label);
    write(element.querySelector('[data-count]'), count > 0 ? String(count) : '');
  }
}

/** Nothing is laid out anew for what is there already. */
function write(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
