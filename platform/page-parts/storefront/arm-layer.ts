import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import './layers.css';

/** They share a corner: a new one takes the place of the one before. */
let shown: HTMLElement | null = null;

/** Makes a layer wait for its moment: the page itself, the pointer leaving for the tabs, or something in the basket. */
export function armLayer(layer: HTMLElement): () => void {
  const { pageLayer: id = '', opens } = layer.dataset;
  layer.hidden = true;
  layer.classList.add('page-layer');
  layer.append(closeButton(layer, id));
  const open = () => {
    if (isLayerClosed(id)) return;
    if (shown) hide(shown);
    layer.hidden = false;
    shown = layer;
  };
  const stops = [onEscape(() => layer.hidden || close(layer, id))];
  if (opens === 'basket') stops.push(whenBasketGrows(open));
  else if (opens === 'exit') stops.push(whenLeaving(open));
  else open();
  return () => {
    for (const stop of stops) stop();
    if (shown === layer) shown = null;
  };
}

function closeButton(layer: HTMLElement, id: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'page-layer-close';
  button.setAttribute('aria-label', uiTexts.closeNamed(layer.getAttribute('aria-label') ?? ''));
  button.textContent = '×';
  button.addEventListener('click', () => close(layer, id));
  return button;
}

function close(layer: HTMLElement, id: string) {
  hide(layer);
  closeLayer(id);
}

/** The focus moves from the layer to the content. */
function hide(layer: HTMLElement) {
  if (layer.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true });
  layer.hidden = true;
}

/** A layer never has the focus of its own accord, so the listener is on the document; a window above it goes first. */
function onEscape(act: () => void): () => void {
  const windows = 'dialog[open], [popover=auto]:popover-open';
  const watch = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector(windows)) act();
  };
  document.addEventListener('keydown', watch);
  return () => document.removeEventListener('keydown', watch);
}

/** Only a mouse shows that it is about to leave. */
function whenLeaving(open: () => void): () => void {
  const watch = (event: MouseEvent) => {
    if (event.relatedTarget === null && event.clientY <= 0) open();
  };
  document.addEventListener('mouseout', watch);
  return () => document.removeEventListener('mouseout', watch);
}

function whenBasketGrows(open: () => void): () => void {
  let before = pieces();
  return subscribePersonal(() => {
    const now = pieces();
    if (before !== null && now !== null && now > before) open();
    before = now ?? before;
  });
}

/** Null while the basket is not known: the first answer of a page is no addition. */
function pieces(): number | null {
  const { basket } = currentPersonal();
  return basket?.products.reduce((sum, { count }) => sum + count, 0) ?? null;
}

const KEY = 'closed_layers';
const DAYS = 7;

/** Was it closed lately? Then it keeps away for a week. */
function isLayerClosed(id: string): boolean {
  return (read()[id] ?? 0) > Date.now();
}

function closeLayer(id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: Date.now() + DAYS * DAY_MS }));
  } catch {
    // Storage is full or forbidden: closed for this page only.
  }
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}
