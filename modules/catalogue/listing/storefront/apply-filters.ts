import { type ChosenFilters, isChosen, parseChosenFilters, withChoicesSince } from '../rules/chosen-filters.ts';
import { PRICE_FILTER, PRICE_FROM_FIELD, PRICE_TO_FIELD, parseFilterId } from '../rules/filter-id.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT } from '../rules/listing-query.ts';
import { isPriceRangeWrong } from '../rules/price-range.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingAddress } from './listing-address.ts';
import type { AddressedListing } from './listing-choice.ts';
import { FILTERS_FORM, PRICE_WRONG } from './listing-ids.ts';
import { followFields } from './price-handles.ts';
import { choose, latestListing, renderedListing } from './rendered-listing.ts';

/** The choice that the boxes show. */
let synced: ChosenFilters | undefined;
/** Address of the choice that the form requested last. */
let sent: string | undefined;

/** Without order and page size, which leave the boxes as they are. */
export function choiceAddress(listing: AddressedListing, chosen = listing.chosen): string {
  return listingAddress({ ...listing, chosen, sort: DEFAULT_SORT, perPage: DEFAULT_PAGE_SIZE, view: 'grid' });
}

export function filtersForm(): HTMLFormElement | null {
  const form = document.getElementById(FILTERS_FORM);
  return form instanceof HTMLFormElement ? form : null;
}

/** S5.54: an impossible price range is marked at its fields instead. */
export function applyFilters(form: HTMLFormElement, changed?: HTMLInputElement): boolean {
  const rendered = renderedListing();
  if (!rendered) return true;
  const now = latestListing(rendered);
  const ticked = parseChosenFilters([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const chosen = withChoicesSince(synced ?? rendered.chosen, now.chosen, { ticked, changed });
  const isWrong = isPriceRangeWrong(chosen.price);
  sent = choiceAddress(rendered, chosen);
  markPrice(form, isWrong);
  if (isWrong) {
    showPrice(form);
    return false;
  }
  const wanted = { ...now, chosen, page: 1 };
  if (listingAddress(wanted) === listingAddress(now)) return true;
  synced = chosen;
  choose(wanted);
  return true;
}

export function showInBoxes(rendered: AddressedListing, chosen: ChosenFilters) {
  const form = filtersForm();
  if (!form || choiceAddress(rendered, synced) === choiceAddress(rendered, chosen)) return;
  synced = chosen;
  for (const box of controlsOf(form)) {
    const id = parseFilterId(box.name);
    if (box.type === 'checkbox' && id) box.checked = isChosen(chosen, id, box.value);
    if (box.name === PRICE_FROM_FIELD) box.value = String(chosen.price.from ?? '');
    if (box.name === PRICE_TO_FIELD) box.value = String(chosen.price.to ?? '');
  }
  followFields(form);
}

export const isRequestedFor = (choice: string) => choice === sent;

export function startAnew() {
  synced = undefined;
  sent = undefined;
}

export function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden])')];
}

export function markPrice(form: HTMLFormElement, isWrong: boolean) {
  for (const name of [PRICE_FROM_FIELD, PRICE_TO_FIELD]) {
    const box = form.querySelector(`[name="${name}"]`);
    if (!box) continue;
    box.ariaInvalid = isWrong ? 'true' : null;
    if (isWrong) box.setAttribute('aria-describedby', PRICE_WRONG);
    else box.removeAttribute('aria-describedby');
  }
  const message = document.getElementById(PRICE_WRONG);
  const words = isWrong ? listingTexts.priceWrong : '';
  if (message && message.textContent !== words) message.textContent = words;
}

/** Shows the error when another panel is open. */
function showPrice(form: HTMLFormElement) {
  const panel = form.querySelector<HTMLDetailsElement>(`#${PRICE_FILTER}`);
  if (!panel || panel.contains(document.activeElement)) return;
  const hadFocus = form.contains(document.activeElement);
  panel.open = true;
  if (hadFocus) panel.querySelector<HTMLElement>('input[name]')?.focus();
}
