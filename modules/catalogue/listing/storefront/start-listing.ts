import { rememberSearch } from '#modules/catalogue/search/storefront/search-box/recent-searches.ts';
import { announcePage } from '#platform/navigation/storefront/announce-page.ts';
import { followHistory } from '#platform/navigation/storefront/follow-history.ts';
import { latestAddress } from '#platform/navigation/storefront/swap-fragment.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import { desktopClasses } from '#platform/viewport/rules/viewport.ts';
import { registerBehaviour } from '#platform/viewport/storefront/register-behaviour.ts';
import { onViewportChange } from '#platform/viewport/storefront/viewport-store.ts';
import { parseListingView } from '../rules/chosen-filters.ts';
import { parsePageSize, parseSort } from '../rules/listing-query.ts';
import { priceDigits } from '../rules/price-range.ts';
import * as listingTexts from '../texts/storefront.ts';
import { applyFilters, controlsOf, filtersForm, showInBoxes } from './apply-filters.ts';
import { groupPanels, rememberCollapsed } from './collapsed-panels.ts';
import { EndlessPages } from './endless-pages.ts';
import { neighbourAddress } from './listing-address.ts';
import { followChoice, isSameListing, parseListingAddress } from './listing-choice.ts';
import { CHIPS, COUNT, FILTERS, FILTERS_FORM, PAGES, SETTINGS_FORM, SHOW_PRODUCTS } from './listing-ids.ts';
import { dropGrosze, followFields, moveHandle } from './price-handles.ts';
import { choose, latestListing, renderedListing } from './rendered-listing.ts';
import { keepView } from './stored-view.ts';

export function startListing() {
  document.addEventListener('click', handleClick);
  document.addEventListener('change', handleChange);
  document.addEventListener('submit', handleSubmit);
  document.addEventListener('beforeinput', handleTyping);
  document.addEventListener('input', handleInput);
  // After a rotation the open sheet becomes the column next to the products.
  registerBehaviour(desktopClasses, () => {
    const sheet = document.getElementById(FILTERS);
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
    return undefined;
  });
  groupPanels();
  onViewportChange(groupPanels);
  followHistory();
  followSwaps();
  takeOver();
  const { searched } = document.getElementById('search')?.dataset ?? {};
  if (searched) rememberSearch(searched);
}

function followSwaps() {
  let pages = startPages(false);
  let putView = () => {};
  document.addEventListener('fragment-leaving', () => {
    putView = keepView();
    pages?.stop();
  });
  document.addEventListener('fragment-shown', () => {
    groupPanels();
    putView();
    const form = filtersForm();
    if (form) followFields(form);
    pages = startPages(true);
  });
}

function startPages(isSwapped: boolean): EndlessPages | undefined {
  const list = document.getElementById(PAGES);
  return list ? new EndlessPages(list, { isSwapped }) : undefined;
}

/** Applies what was changed before the script arrived. */
function takeOver() {
  const form = filtersForm();
  const ticked = form && controlsOf(form).some(({ checked, defaultChecked }) => checked !== defaultChecked);
  if (form) followFields(form);
  if (ticked) applyFilters(form);
  for (const select of document.querySelectorAll<HTMLSelectElement>('#search select')) {
    if (select.form?.id === SETTINGS_FORM && !select.selectedOptions[0]?.defaultSelected) pick(select);
  }
}

function handleChange({ target }: Event) {
  if (target instanceof HTMLSelectElement && target.form?.id === SETTINGS_FORM) pick(target);
  if (!(target instanceof HTMLInputElement) || target.form?.id !== FILTERS_FORM) return;
  if (target.type === 'checkbox') applyFilters(target.form, target);
  if (target.type === 'range') applyFilters(target.form);
}

function pick({ name, value }: HTMLSelectElement) {
  const rendered = renderedListing();
  if (!rendered) return;
  const now = { ...latestListing(rendered), page: 1 };
  choose(name === 'portions' ? { ...now, perPage: parsePageSize(value) } : { ...now, sort: parseSort(value) });
}

function handleSubmit(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== FILTERS_FORM) return;
  event.preventDefault();
  applyFilters(form);
}

function handleTyping(event: InputEvent) {
  const { target } = event;
  if (target instanceof HTMLInputElement && isPriceField(target)) dropGrosze(event);
}

const isPriceField = ({ type, form, dataset }: HTMLInputElement) =>
  type === 'text' && form?.id === FILTERS_FORM && dataset.find === undefined;

function handleInput({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.form?.id !== FILTERS_FORM) return;
  if (target.type === 'range') moveHandle(target);
  if (target.dataset.find !== undefined) showValuesWith(target);
  if (isPriceField(target)) takePrice(target, target.form);
}

function showValuesWith(box: HTMLInputElement) {
  const wanted = box.value.trim().toLowerCase();
  for (const label of box.closest('fieldset')?.querySelectorAll('label') ?? []) {
    const isTicked = label.querySelector('input')?.checked === true;
    label.hidden = !isTicked && !label.textContent.toLowerCase().includes(wanted);
  }
}

/** S5.55 */
function takePrice(target: HTMLInputElement, form: HTMLFormElement) {
  const digits = priceDigits(target.value);
  if (digits !== target.value) target.value = digits;
  followFields(form);
  // The count of this price is unknown.
  const show = document.getElementById(SHOW_PRODUCTS);
  if (show) show.textContent = listingTexts.showTyped;
}

function handleClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  // The browser toggles the panel after the click.
  if (target?.closest(`#${FILTERS} summary`)) requestAnimationFrame(rememberCollapsed);
  if (target?.closest(`#${SHOW_PRODUCTS}`)) showProducts(event);
  const link = target?.closest<HTMLAnchorElement>('#search a[href]');
  if (link && !event.defaultPrevented && isPlainClick(event)) followLink(link, event);
}

/**
 * Scrolls to the first product. A typed price that was not sent is applied; an impossible one (S5.54) keeps the
 * sheet open.
 */
function showProducts(event: MouseEvent) {
  const form = filtersForm();
  if (form && !applyFilters(form)) event.preventDefault();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

function followLink(link: HTMLAnchorElement, event: MouseEvent) {
  const rendered = renderedListing();
  const address = new URL(link.href);
  if (!rendered || link.matches('[data-more]') || address.origin !== window.location.origin) return;
  const wanted = parseListingAddress(address);
  const now = latestListing(rendered);
  if (!isSameListing(rendered, wanted)) {
    // X.55: the link to another category includes the choices of the load in progress.
    const isLoading = latestAddress().href !== window.location.href;
    if (!isLoading || !link.matches('nav a')) return;
    event.preventDefault();
    window.location.assign(neighbourAddress(now, wanted.address));
    return;
  }
  event.preventDefault();
  const { clear, view } = link.dataset;
  const next = followChoice(rendered, now, {
    wanted,
    clears: clear !== undefined,
    view: view === undefined ? undefined : parseListingView(view),
  });
  showInBoxes(rendered, next.chosen);
  if (link.closest('.pagination')) return choose(next, showFromTop);
  passFocus(link);
  choose(next);
}

function showFromTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  announcePage();
}

/**
 * The link disappears with its filter, so the focus moves to the count, in the sheet to the button that shows the
 * products.
 */
function passFocus(link: HTMLAnchorElement) {
  const isLastChip = link.parentElement?.nextElementSibling?.querySelector('[data-clear]') != null;
  const isChip = link.closest(`#${CHIPS}`) !== null;
  if (link.closest(`#${FILTERS}`)) document.getElementById(SHOW_PRODUCTS)?.focus();
  else if (link.dataset.view === undefined && (!isChip || isLastChip || link.dataset.clear !== undefined)) {
    document.getElementById(COUNT)?.focus({ preventScroll: true });
  }
}
