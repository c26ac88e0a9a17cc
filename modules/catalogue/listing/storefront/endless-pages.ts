import { fragmentAddress, fragmentTimeout } from '#platform/navigation/rules/navigation.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingAddress } from './listing-address.ts';
import { BOTTOM, PAGES } from './listing-ids.ts';
import { getRememberedPages, nameEntry, rememberPages } from './remembered-pages.ts';
import { renderedListing } from './rendered-listing.ts';

/** How many pages come by themselves before the shopper is asked, so that the end of the page can be reached. */
const PAGES_UNASKED = 4;
const AHEAD = '600px';
/** After the last scroll of many. */
const SETTLED_MS = 150;
/** Links below the list that are there on most pages; a number leads elsewhere, so its place is taken by the first. */
const FOCUSED = ['[data-more]', '[rel=next]', '[rel=prev]'];
/** The distance between pages of products, as between the rows of one. */
const NEXT_PAGE = ['mt-8', 'lg:mt-10'];

/** S2.10: one list as it is in the page; another takes its place when another choice is shown. */
export class EndlessPages {
  readonly #list: HTMLElement;
  readonly #entry = nameEntry();
  readonly #leaving = new AbortController();
  #isLoading = false;
  #hasFailed = false;
  #near: IntersectionObserver | undefined;
  #middle: IntersectionObserver | undefined;

  /** After a full load the window is where it stood by itself, or by `reserved-space.tsx`; a swapped list is scrolled to. */
  constructor(list: HTMLElement, { isSwapped }: { isSwapped: boolean }) {
    this.#list = list;
    this.#listen();
    void this.#restore(isSwapped).finally(() => this.#watch());
  }

  /** Another choice is shown. */
  stop() {
    this.#leaving.abort();
    this.#near?.disconnect();
    this.#middle?.disconnect();
  }

  #listen() {
    const { signal } = this.#leaving;
    this.#list.addEventListener('click', (event) => this.#handleClick(event), { signal });
    this.#list.addEventListener('focusout', (event) => this.#handleFocusOut(event), { signal });
    const keep = () => this.#keep();
    // A click is the last moment at which the address is still this entry's.
    document.addEventListener('click', keep, { capture: true, signal });
    window.addEventListener('pagehide', keep, { signal });
    let settled = 0;
    window.addEventListener(
      'scroll',
      () => {
        clearTimeout(settled);
        settled = window.setTimeout(keep, SETTLED_MS);
      },
      { passive: true, signal },
    );
  }

  #keep() {
    if (!this.#isLoading && !this.#leaving.signal.aborted) rememberPages(this.#entry, this.#list);
  }

  #handleClick(event: MouseEvent) {
    const more = event.target instanceof Element ? event.target.closest('[data-more]') : null;
    // Where a page did not come the link leads there.
    if (!more || this.#hasFailed || !isPlainClick(event)) return;
    event.preventDefault();
    void this.#loadNext();
  }

  /** Whoever leaves the way on by the keyboard has a list that grows again. */
  #handleFocusOut({ target, relatedTarget }: FocusEvent) {
    const bottom = document.getElementById(BOTTOM);
    const isInside = (place: EventTarget | null) => place instanceof Node && bottom?.contains(place);
    if (isInside(target) && !isInside(relatedTarget) && !this.#isLoading) this.#watch();
  }

  get #pages() {
    return [...this.#list.querySelectorAll<HTMLElement>('[data-page]')];
  }

  #watch() {
    if (this.#leaving.signal.aborted) return;
    this.#near?.disconnect();
    this.#middle?.disconnect();
    const bottom = document.getElementById(BOTTOM);
    const isRequested = this.#hasFailed || this.#pages.length % PAGES_UNASKED === 0;
    if (bottom?.querySelector('[data-more]') && !isRequested) {
      this.#near = new IntersectionObserver(
        ([entry]) => {
          // The page that the keyboard is on the way to is not drawn from under it.
          if (entry?.isIntersecting && !bottom.querySelector(':focus-visible')) void this.#loadNext();
        },
        { rootMargin: AHEAD },
      );
      this.#near.observe(bottom);
    }
    if (this.#pages.length > 1) this.#watchMiddle();
  }

  /** The bar shows the page that crosses the middle of the window. */
  #watchMiddle() {
    this.#middle = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const drawn = renderedListing();
        if (!(shown instanceof HTMLElement) || !drawn) return;
        const address = listingAddress(drawn, { page: Number(shown.dataset.page) });
        window.history.replaceState(window.history.state, '', address);
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const page of this.#pages) this.#middle.observe(page);
  }

  async #loadNext() {
    const next = Number(this.#pages.at(-1)?.dataset.page) + 1;
    if (this.#isLoading) return;
    this.#setLoading(true);
    const arrived = await this.#fetchPage(next);
    if (this.#leaving.signal.aborted) return;
    this.#setLoading(false);
    this.#hasFailed = !arrived;
    if (arrived) {
      this.#append(arrived);
      this.#say();
    }
    this.#watch();
  }

  #setLoading(isLoading: boolean) {
    this.#isLoading = isLoading;
    this.#list.ariaBusy = String(isLoading);
    const more = this.#list.querySelector('[data-more]');
    if (more) more.ariaDisabled = isLoading ? 'true' : null;
  }

  /** The page of products at an address of its own, with what is below the list there. */
  async #fetchPage(page: number): Promise<ArrivedPage | undefined> {
    const drawn = renderedListing();
    if (!drawn) return undefined;
    const signal = AbortSignal.any([this.#leaving.signal, AbortSignal.timeout(fragmentTimeout)]);
    try {
      const answer = await fetch(fragmentAddress(listingAddress(drawn, { page })), { signal });
      const arrived = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const products = arrived.querySelector<HTMLElement>(`#${PAGES} [data-page="${page}"]`);
      const bottom = arrived.getElementById(BOTTOM);
      return answer.ok && products && bottom ? { products, bottom } : undefined;
    } catch {
      return undefined;
    }
  }

  #append({ products, bottom }: ArrivedPage) {
    products.classList.add(...NEXT_PAGE);
    this.#pages.at(-1)?.after(products);
    this.#replaceBottom(bottom);
    document.dispatchEvent(new Event('cards-shown'));
  }

  /** The way on from the last page; the keyboard stays on it, on the same of its links if it is still there. */
  #replaceBottom(arrived: HTMLElement) {
    const bottom = document.getElementById(BOTTOM);
    const focused = bottom?.querySelector(':focus');
    const same = FOCUSED.find((link) => focused?.matches(link)) ?? 'a';
    bottom?.replaceChildren(...arrived.childNodes);
    if (!focused) return;
    const link = bottom?.querySelector<HTMLElement>(same) ?? bottom?.querySelector('a');
    link?.focus({ preventScroll: true });
  }

  #say() {
    const place = this.#list.querySelector('[aria-live]');
    const [first, last] = [this.#pages[0], this.#pages.at(-1)];
    const drawn = renderedListing();
    if (!place || !first || !last || !drawn) return;
    const total = Number(this.#list.dataset.total);
    const from = (Number(first.dataset.page) - 1) * drawn.perPage + 1;
    place.textContent = listingTexts.loaded(from, Math.min(Number(last.dataset.page) * drawn.perPage, total), total);
  }

  /** Back or reload: the list as it had grown, around the page that came, and the window where it stood. */
  async #restore(isSwapped: boolean) {
    const kept = getRememberedPages();
    const [drawn] = this.#pages;
    const own = Number(drawn?.dataset.page);
    const room = kept?.rooms[own];
    if (!kept || !drawn || !room) return;
    const hasGrown = kept.first < kept.last;
    if (isSwapped && hasGrown) drawn.style.paddingBlock = `${room[0]}px ${room[1]}px`;
    if (isSwapped) window.scrollTo({ top: kept.top, behavior: 'instant' });
    if (!hasGrown) return;
    this.#setLoading(true);
    const numbers = Array.from({ length: kept.last - kept.first + 1 }, (_, index) => kept.first + index);
    const arrived = await Promise.all(numbers.map((page) => (page === own ? undefined : this.#fetchPage(page))));
    if (this.#leaving.signal.aborted) return;
    const before = arrived.slice(0, own - kept.first);
    const after = arrived.slice(own - kept.first + 1);
    this.#setLoading(false);
    // One that did not come leaves a gap: what is beyond it is loaded by scrolling.
    const reached = after.findIndex((page) => !page);
    holdPlace(drawn, () => {
      if (before.every((page) => page !== undefined)) {
        before.forEach(({ products }, index) => {
          if (index > 0) products.classList.add(...NEXT_PAGE);
          drawn.before(products);
        });
        if (before.length > 0) drawn.classList.add(...NEXT_PAGE);
      }
      for (const page of after.slice(0, reached < 0 ? undefined : reached)) if (page) this.#append(page);
      drawn.removeAttribute('style');
    });
    document.dispatchEvent(new Event('cards-shown'));
    window.history.scrollRestoration = 'auto';
  }
}

interface ArrivedPage {
  products: HTMLElement;
  bottom: HTMLElement;
}

/** Changes the list around a page without moving what is read. */
function holdPlace(page: HTMLElement, change: () => void) {
  const cards = page.firstElementChild;
  const before = cards?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (cards?.getBoundingClientRect().top ?? 0) - before;
  if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}
