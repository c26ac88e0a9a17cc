import { pagePartTexts } from '#texts/page-parts.ts';
import { currentPersonal, subscribePersonal } from '../personal/personal-store.ts';
import { closeLayer, isLayerClosed } from './closed-layers.ts';
import './layers.css';

/** Makes a layer wait for its moment: the page itself, the pointer leaving for the tabs, or something in the basket. */
export function armLayer(layer: HTMLElement): () => void {
  const { pageLayer: id = '', opens } = layer.dataset;
  layer.hidden = true;
  layer.classList.add('page-layer');
  layer.append(closeButton(layer, id));
  layer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close(layer, id);
  });
  const open = () => {
    if (!isLayerClosed(id)) layer.hidden = false;
  };
  if (opens === 'basket') return whenBasketGrows(open);
  if (opens === 'exit') return whenLeaving(open);
  open();
  return () => {};
}

function closeButton(layer: HTMLElement, id: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'page-layer-close';
  button.setAttribute('aria-label', pagePartTexts.close(layer.getAttribute('aria-label') ?? ''));
  button.textContent = '×';
  button.addEventListener('click', () => close(layer, id));
  return button;
}

function close(layer: HTMLElement, id: string) {
  layer.hidden = true;
  closeLayer(id);
}

/** Only a mouse tells that it is about to leave. */
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
