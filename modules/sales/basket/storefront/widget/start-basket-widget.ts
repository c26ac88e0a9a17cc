import { HOVER_CLOSES_MS, HOVER_OPENS_MS } from '#platform/menu/rules/menu-entries.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import { currentViewport, onViewportChange } from '#platform/viewport/storefront/viewport-store.ts';
import { widgetLook } from '../../rules/basket-view.ts';

/** The basket in the header shows on classes 3 and 4 what is inside, by hover and by keyboard. What draws it comes with the first wish. */
export function startBasketWidget() {
  const widget = document.getElementById('menu_basket');
  const link = widget?.querySelector<HTMLElement>('[data-own=basket]');
  if (!widget || !link) return;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place: HTMLElement | undefined;

  /** S4.24: many products are a plain list, more only a number. */
  const look = () => (currentViewport() < 3 ? 'hidden' : widgetLook(currentPersonal().basket?.products.length ?? 0));

  async function draw() {
    const isShown = isOpen && look() !== 'hidden';
    if (!isShown && !place) return mark(false);
    const { renderBasketPanel } = await import('./render-basket-panel.tsx');
    // Much may have happened meanwhile.
    const shown = look();
    const { basket } = currentPersonal();
    const content = isOpen && basket && shown !== 'hidden' ? { basket, look: shown } : null;
    place ??= widget?.appendChild(document.createElement('div'));
    if (place) renderBasketPanel(place, content);
    mark(content !== null);
  }

  /** Says of the link whether what it can show is shown. */
  function mark(isShown: boolean) {
    if (look() === 'hidden') link?.removeAttribute('aria-expanded');
    else link?.setAttribute('aria-expanded', String(isShown));
  }

  function redraw() {
    draw().catch((error) => {
      console.error('What lies in the basket did not arrive', error);
      isOpen = false;
      mark(false);
    });
  }

  function open(next: boolean) {
    clearTimeout(timer);
    if (isOpen === next) return;
    isOpen = next;
    redraw();
  }

  function openLater(next: boolean, delay: number) {
    clearTimeout(timer);
    timer = setTimeout(open, delay, next);
  }

  widget.addEventListener(
    'pointerenter',
    ({ pointerType }) => pointerType === 'mouse' && openLater(true, HOVER_OPENS_MS),
  );
  widget.addEventListener(
    'pointerleave',
    ({ pointerType }) => pointerType === 'mouse' && openLater(false, HOVER_CLOSES_MS),
  );
  widget.addEventListener('focusin', () => link.matches(':focus-visible') && open(true));
  widget.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && widget.contains(relatedTarget))) open(false);
  });
  // Wherever the focus is: what a pointer opened must be easy to be rid of.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || link.ariaExpanded !== 'true') return;
    event.preventDefault();
    if (widget.contains(document.activeElement)) link.focus();
    open(false);
  });
  subscribePersonal(redraw);
  onViewportChange(redraw);
  redraw();
}
