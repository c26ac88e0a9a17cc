import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { shellInPage } from '#platform/shell/storefront/shell-in-page.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { type Alert, currentAlerts, dismissAlert } from '#platform/ui/alert/alert-store.ts';
import { ALERTS } from '#platform/ui/alert/start-alerts.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { onScroll } from '#platform/viewport/storefront/on-scroll.ts';
import type { BasketOnWire, BasketProductOnWire } from '#wire/basket-answer.ts';
import type { LineOutcome } from '../../rules/line-outcome.ts';
import * as basketTexts from '../../texts/storefront.ts';
import './added-panel.css';

const texts = shellTexts.basketPanel;
const SAID = 'added-said';

interface Added {
  basket: BasketOnWire;
  outcomes: readonly LineOutcome[];
  said: readonly Alert[];
}

let panel: HTMLElement | undefined;
/** Announces the panel to screen readers when the focus stays elsewhere. */
let spoken: HTMLElement | undefined;

/**
 * X.47: the added lines with links to the basket and back: at the lower edge of a phone, else under the basket of the header. A
 * popover, so a click elsewhere closes it and still has its effect. It does not close after a time.
 */
export function openAddedPanel(added: Added): void {
  panel ??= newPanel();
  // Closed and opened again, so that the focus returns to the button clicked last.
  if (panel.matches(':popover-open')) panel.hidePopover();
  const net = shellInPage()?.settings.priceType === 'net';
  const lines = added.outcomes.flatMap((outcome) => findLine(added.basket, outcome) ?? []);
  const list = element('ul', 'added-lines', ...lines.map((line) => renderLine(line, net)));
  const only = lines.length === 1 ? lines[0]?.name : undefined;
  panel.replaceChildren(
    ...added.said.map((said, i) => renderMessage(said, i, only)),
    list,
    renderWorth(added.basket, net),
    renderLinks(),
  );
  dismissOlder();
  panel.showPopover();
  takeFocus(panel, added.said);
}

function newPanel(): HTMLElement {
  const made = element('div', 'added-panel');
  made.popover = 'auto';
  made.role = 'dialog';
  made.tabIndex = -1;
  made.setAttribute('aria-labelledby', SAID);
  let stop = () => {};
  let wasFocused = false;
  made.addEventListener('toggle', ({ newState }) => {
    stop();
    stop = () => {};
    if (newState === 'open') stop = onScroll(() => putUnderBasket(made));
    else {
      wasFocused = false;
      spoken?.remove();
    }
  });
  // A keyboard user who leaves the panel must not leave it open over the page.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && made.contains(target)) wasFocused = true;
    else if (wasFocused && made.matches(':popover-open')) made.hidePopover();
  });
  document.body.append(made);
  return made;
}

/** Older alerts would be visible behind the panel. */
function dismissOlder() {
  for (const { id, kind } of currentAlerts()) if (kind === 'success' || kind === 'info') dismissAlert(id);
}

/** Styles ignore these on a phone, where the panel is at the lower edge. */
function putUnderBasket(made: HTMLElement) {
  const basket = document.getElementById('menu_basket')?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  const right = document.documentElement.clientWidth - (basket?.right ?? 0);
  made.style.setProperty('--added-top', `${Math.max(0, header?.bottom ?? 0)}px`);
  made.style.setProperty('--added-right', `${Math.max(0, right)}px`);
}

/** A focused panel is read out by its label, and the focus returns when it closes. A customer who is typing keeps the focus. */
function takeFocus(made: HTMLElement, said: readonly Alert[]) {
  const isWriting = document.activeElement?.matches('input:not([type=radio],[type=checkbox]), select, textarea');
  if (!isWriting) return made.focus({ preventScroll: true });
  spoken?.remove();
  spoken = element('p', 'sr-only', said.map(({ text }) => text).join(' '));
  document.querySelector(`#${ALERTS} [aria-live=polite]`)?.append(spoken);
}

/** Splits off the name of the only product, which is visible below and therefore only read out in the sentence. */
export function splitSaid(text: string, name: string | undefined): [visible: string, spoken: string] {
  const end = ` ${name}.`;
  return name && text.endsWith(end) ? [text.slice(0, -end.length), end] : [text, ''];
}

function renderMessage({ kind, text }: Alert, index: number, only: string | undefined): HTMLElement {
  const pattern = document.querySelector<HTMLTemplateElement>(`#${ALERTS} template`)?.content;
  const found = pattern?.querySelector<HTMLElement>(`[data-alert=${kind}]`);
  if (!found) throw new Error('the page has no pattern of an alert');
  const alert = document.importNode(found, true);
  const words = alert.querySelector('p');
  const [visible, name] = splitSaid(text, only);
  words?.append(visible, ...(name ? [element('span', 'sr-only', name)] : []));
  if (index === 0 && words) words.id = SAID;
  const close = alert.querySelector('button');
  if (index > 0) close?.remove();
  close?.addEventListener('click', () => panel?.hidePopover());
  return alert;
}

function renderLine(line: BasketProductOnWire, net: boolean): HTMLElement {
  const quantity = basketTexts.inBasket(quantityWithUnit(line.count, { unit: line.worth_unit }));
  const words = element(
    'div',
    '',
    element('p', 'added-name', line.name),
    ...(line.details ?? []).map((text) => element('p', 'added-details', text)),
    element('p', 'added-details', quantity),
  );
  const worth = net ? line.prices.worth_net_formatted : line.prices.worth_gros_formatted;
  return element('li', '', ...renderPicture(line.icon), words, element('p', 'added-sum figures', worth));
}

function renderPicture(address: string): HTMLElement[] {
  if (!address) return [];
  const picture = element('img', '');
  picture.src = address;
  picture.alt = '';
  return [picture];
}

function renderWorth(basket: BasketOnWire, net: boolean): HTMLElement {
  const worth = net ? basket.worth_net_formatted : basket.worth_formatted;
  return element('p', 'added-worth', texts.worth, element('span', 'added-sum figures', worth));
}

function renderLinks(): HTMLElement {
  const go = element('a', buttonLook(), texts.go);
  go.href = '/koszyk';
  const stay = element('button', buttonLook({ look: 'secondary' }), basketTexts.keepShopping);
  stay.type = 'button';
  stay.addEventListener('click', () => panel?.hidePopover());
  return element('div', 'added-ways', go, stay);
}

/** Lines of one product and size differ in their answers, or are paid with points. */
function findLine(basket: BasketOnWire, { productId, size, additional = '', quantity }: LineOutcome) {
  const same = basket.products.filter(
    (line) =>
      line.id === String(productId) && (line.size === size || size === '') && line.md5_additional === additional,
  );
  return same.find(({ count }) => count === quantity) ?? same[0];
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...content: (Node | string)[]) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}
