import { choiceAddress, controlsOf, filtersForm, isRequestedFor, markPrice, startAnew } from './apply-filters.ts';
import { startsOpen } from './collapsed-panels.ts';
import { isSameListing } from './listing-choice.ts';
import { COUNT, FILTERS, HELD_OPEN, SHOW_PRODUCTS } from './listing-ids.ts';
import { renderedListing } from './rendered-listing.ts';

const panels = () => [...document.querySelectorAll<HTMLDetailsElement>(`#${FILTERS} details`)];
const scrolledIn = (panel: HTMLDetailsElement) => panel.querySelector(':scope > fieldset');
const finderOf = (panel: HTMLDetailsElement) => panel.querySelector<HTMLInputElement>(':scope > fieldset [data-find]');
const side = () => document.querySelector('.listing-side');
const sheet = () => document.getElementById(FILTERS);
const sheetBody = () => document.querySelector(`#${FILTERS} .filters__body`);

/** Remembers what the customer changed on the page; the result restores it in the next listing. */
export function keepView(): () => void {
  const rendered = renderedListing();
  if (!rendered) return startAnew;
  const putPanels = keepPanels();
  const putSide = keepSide();
  const putSheet = keepSheet();
  const putBoxes = keepBoxes(choiceAddress(rendered));
  const putFocus = keepFocus();
  return () => {
    const arrived = renderedListing();
    if (arrived && isSameListing(rendered, arrived)) {
      putPanels();
      putBoxes(choiceAddress(arrived));
      putSide();
      putSheet();
      putFocus();
    }
    startAnew();
  };
}

function keepPanels() {
  const before = new Map(
    panels().map((panel) => [
      panel.id,
      { open: panel.open, top: scrolledIn(panel)?.scrollTop, find: finderOf(panel)?.value },
    ]),
  );
  return () => {
    // A wrong price is rendered open.
    const isMarked = document.querySelector(`#${FILTERS} [aria-invalid]`) !== null;
    const [known, others] = [panels().filter(({ id }) => before.has(id)), panels().filter(({ id }) => !before.has(id))];
    for (const panel of others) panel.open = startsOpen(panel.id, panel.open);
    for (const panel of isMarked ? [] : known) {
      const { open, top, find } = before.get(panel.id) ?? {};
      panel.open = open === true || panel.hasAttribute(HELD_OPEN);
      const finder = finderOf(panel);
      if (finder && find) {
        finder.value = find;
        // The listener filters the values again.
        finder.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const list = scrolledIn(panel);
      if (list && top) list.scrollTop = top;
    }
  };
}

function keepSide() {
  const top = side()?.scrollTop ?? 0;
  return () => side()?.scrollTo({ top, behavior: 'instant' });
}

function keepSheet() {
  if (!sheet()?.matches(':popover-open')) return () => {};
  const top = sheetBody()?.scrollTop ?? 0;
  return () => {
    const arrived = sheet();
    if (!arrived) return;
    arrived.style.transition = 'none';
    // The focus returns there when the sheet closes.
    document.querySelector<HTMLElement>(`#search [popovertarget=${FILTERS}]:not(#${FILTERS} *)`)?.focus();
    arrived.showPopover();
    sheetBody()?.scrollTo({ top, behavior: 'instant' });
    requestAnimationFrame(() => arrived.removeAttribute('style'));
  };
}

/** Typed values stay when the listing is the requested one or only sorted differently. */
function keepBoxes(choice: string) {
  const form = filtersForm();
  const boxes = form ? controlsOf(form).map(({ name, value, type, checked }) => ({ name, value, type, checked })) : [];
  const isWrong = form?.querySelector('[aria-invalid]') != null;
  return (arrived: string) => {
    const next = filtersForm();
    if (!next || (arrived !== choice && !isRequestedFor(arrived))) return;
    for (const box of controlsOf(next)) {
      const before = boxes.find(
        ({ name, value }) => name === box.name && (box.type !== 'checkbox' || value === box.value),
      );
      if (!before) continue;
      if (box.type === 'checkbox') box.checked = before.checked;
      else box.value = before.value;
    }
    if (arrived === choice && isWrong) markPrice(next, true);
  };
}

function keepFocus() {
  const find = findAgain(document.activeElement);
  // Behind an open sheet nothing can be focused.
  const fallback = () => document.getElementById(sheet()?.matches(':popover-open') ? SHOW_PRODUCTS : COUNT);
  return () => (find ? (find() ?? fallback()) : null)?.focus({ preventScroll: true });
}

const CONTROLS = 'a, button, input, summary';

/** Finds the counterpart of a control by form and name, by id, or by its position in an element with an id. */
function findAgain(focused: Element | null): (() => HTMLElement | null | undefined) | undefined {
  const element = focused?.closest<HTMLElement>('#search *');
  if (!element) return undefined;
  if ((element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name) {
    const { form, name, value, type } = element;
    const same = type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : ':not([type=hidden])';
    return () => document.querySelector<HTMLElement>(`#${form?.id} [name="${name}"]${same}`);
  }
  const { id } = element;
  if (id) return () => document.getElementById(id);
  const part = element.closest('article') ? null : element.closest('#search [id]');
  if (!part) return () => null;
  const place = [...part.querySelectorAll(CONTROLS)].indexOf(element);
  return () => document.getElementById(part.id)?.querySelectorAll<HTMLElement>(CONTROLS)[place];
}
