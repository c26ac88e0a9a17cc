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

/** What the shopper made of the listing that is about to go; the result puts it into the one that has come. */
export function keepView(): () => void {
  const drawn = renderedListing();
  if (!drawn) return startAnew;
  const putPanels = keepPanels();
  const putSide = keepSide();
  const putSheet = keepSheet();
  const putBoxes = keepBoxes(choiceAddress(drawn));
  const putFocus = keepFocus();
  return () => {
    const arrived = renderedListing();
    if (arrived && isSameListing(drawn, arrived)) {
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
    // A wrong price is rendered open, to be seen.
    const isMarked = document.querySelector(`#${FILTERS} [aria-invalid]`) !== null;
    const [known, others] = [panels().filter(({ id }) => before.has(id)), panels().filter(({ id }) => !before.has(id))];
    for (const panel of others) panel.open = startsOpen(panel.id, panel.open);
    for (const panel of isMarked ? [] : known) {
      const { open, top, find } = before.get(panel.id) ?? {};
      panel.open = open === true || panel.hasAttribute(HELD_OPEN);
      const finder = finderOf(panel);
      if (finder && find) {
        finder.value = find;
        // Whoever hears it shows the values again that the shopper looked for.
        finder.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const list = scrolledIn(panel);
      if (list && top) list.scrollTop = top;
    }
  };
}

/** The column next to the products scrolls for itself. */
function keepSide() {
  const top = side()?.scrollTop ?? 0;
  return () => side()?.scrollTo({ top, behavior: 'instant' });
}

/** The sheet stays open, without sliding in anew. */
function keepSheet() {
  if (!sheet()?.matches(':popover-open')) return () => {};
  const top = sheetBody()?.scrollTop ?? 0;
  return () => {
    const arrived = sheet();
    if (!arrived) return;
    arrived.style.transition = 'none';
    // Where the focus goes when it is closed.
    document.querySelector<HTMLElement>(`#search [popovertarget=${FILTERS}]:not(#${FILTERS} *)`)?.focus();
    arrived.showPopover();
    sheetBody()?.scrollTo({ top, behavior: 'instant' });
    requestAnimationFrame(() => arrived.removeAttribute('style'));
  };
}

/** What was typed since stays where the listing is what the form asked for, or only ordered otherwise; any other way starts the boxes anew. */
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
  // Behind an open sheet nothing can be reached: there the keyboard goes on from the way to the products.
  const fallback = () => document.getElementById(sheet()?.matches(':popover-open') ? SHOW_PRODUCTS : COUNT);
  return () => (find ? (find() ?? fallback()) : null)?.focus({ preventScroll: true });
}

const CONTROLS = 'a, button, input, summary';

/** How to find the counterpart of a control in the listing that comes: by its form and name, by its id, or by its place in what has one. */
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
