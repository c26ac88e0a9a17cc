import { HOVER_CLOSES_MS, HOVER_OPENS_MS } from '#platform/menu/rules/menu-entries.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import { currentViewport, onViewportChange } from '#platform/viewport/storefront/viewport-store.ts';
import { widgetLook } from '../../rules/basket-view.ts';

/** Shows the basket of the header on hover and focus in viewport classes 3 and 4. React is loaded when it first opens. */
export function startBasketWidget() {
  const widget = document.getElementById('menu_basket');
  const link = widget?.querySelector<HTMLElement>('[data-own=basket]');
  if (!widget || !link) return;
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let place: HTMLElement | undefined;

  /** S4.24: many products are a plain list, more only a number. */
  const look = () => (currentViewport() < 3 ? 'hidden' : widgetLook(currentPersonal().basket?.products.length ?? 0));

  async function render() {
    const isShown = isOpen && look() !== 'hidden';
    if (!isShown && !place) return mark(false);
    const { renderBasketPanel } = await import('./render-basket-panel.tsx');
    // The state may have changed while the script was loaded.
    const shown = look();
    const { basket } = currentPersonal();
    const content = isOpen && basket && shown !== 'hidden' ? { basket, look: shown } : null;
    place ??= widget?.appendChild(document.createElement('div'));
    if (place) renderBasketPanel(place, content);
    mark(content !== null);
  }

  function mark(isShown: boolean) {
    if (look() === 'hidden') link?.removeAttribute('aria-expanded');
    else link?.setAttribute('aria-expanded', String(isShown));
  }

  function update() {
    render().catch((error) => {
      console.error('The basket panel could not be loaded', error);
      isOpen = false;
      mark(false);
    });
  }

  function open(next: boolean) {
    clearTimeout(timer);
    if (isOpen === next) return;
    isOpen = next;
    update();
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
  // With the focus anywhere: a panel that the pointer opened must close with a key.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || link.ariaExpanded !== 'true') return;
    event.preventDefault();
    if (widget.contains(document.activeElement)) link.focus();
    open(false);
  });
  subscribePersonal(update);
  onViewportChange(update);
  update();
}
