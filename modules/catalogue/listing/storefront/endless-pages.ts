import { fragmentAddress, fragmentTimeout } from '#platform/navigation/rules/navigation.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingAddress } from './listing-address.ts';
import { BOTTOM, PAGES } from './listing-ids.ts';
import { getRememberedPages, nameEntry, rememberPages } from './remembered-pages.ts';
import { renderedListing } from './rendered-listing.ts';

/** Pages that load without a click, so that the customer can reach the end of the page. */
const PAGES_UNASKED = 4;
const AHEAD = '600px';
const SETTLED_MS = 150;
/** Links below the list on most pages. A page number leads elsewhere, so the first link replaces it. */
const FOCUSED = ['[data-more]', '[rel=next]', '[rel=prev]'];
/** The gap between pages equals the gap between rows. */
const NEXT_PAGE = ['mt-8', 'lg:mt-10'];

/** S2.10: the growing list of one choice. */
export class EndlessPages {
  readonly #list: HTMLElement;
  readonly #entry = nameEntry();
  readonly #leaving = new AbortController();
  #isLoading = false;
  #hasFailed = false;
  #near: IntersectionObserver | undefined;
  #middle: IntersectionObserver | undefined;

  /** After a full load the browser or `ReservedSpace` restores the scroll position; a swapped list is scrolled. */
  constructor(list: HTMLElement, { isSwapped }: { isSwapped: boolean }) {
    this.#list = list;
    this.#listen();
    void this.#restore(isSwapped).finally(() => this.#watch());
  }

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
    // After a click the address may belong to the next entry.
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
    // After a failed load the link navigates.
    if (!more || this.#hasFailed || !isPlainClick(event)) return;
    event.preventDefault();
    void this.#loadNext();
  }

  /** The list grows again when the keyboard focus leaves the link below it. */
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
          // The focused link must not move.
          if (entry?.isIntersecting && !bottom.querySelector(':focus-visible')) void this.#loadNext();
        },
        { rootMargin: AHEAD },
      );
      this.#near.observe(bottom);
    }
    if (this.#pages.length > 1) this.#watchMiddle();
  }

  #watchMiddle() {
    this.#middle = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const rendered = renderedListing();
        if (!(shown instanceof HTMLElement) || !rendered) return;
        const address = listingAddress(rendered, { page: Number(shown.dataset.page) });
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

  async #fetchPage(page: number): Promise<ArrivedPage | undefined> {
    const rendered = renderedListing();
    if (!rendered) return undefined;
    const signal = AbortSignal.any([this.#leaving.signal, AbortSignal.timeout(fragmentTimeout)]);
    try {
      const answer = await fetch(fragmentAddress(listingAddress(rendered, { page })), { signal });
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

  /** Keeps the keyboard focus on the same link if it still exists. */
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
    const rendered = renderedListing();
    if (!place || !first || !last || !rendered) return;
    const total = Number(this.#list.dataset.total);
    const from = (Number(first.dataset.page) - 1) * rendered.perPage + 1;
    place.textContent = listingTexts.loaded(from, Math.min(Number(last.dataset.page) * rendered.perPage, total), total);
  }

  /** Back or reload: restores the grown list around the loaded page and the scroll position. */
  async #restore(isSwapped: boolean) {
    const kept = getRememberedPages();
    const [rendered] = this.#pages;
    const own = Number(rendered?.dataset.page);
    const room = kept?.rooms[own];
    if (!kept || !rendered || !room) return;
    const hasGrown = kept.first < kept.last;
    if (isSwapped && hasGrown) rendered.style.paddingBlock = `${room[0]}px ${room[1]}px`;
    if (isSwapped) window.scrollTo({ top: kept.top, behavior: 'instant' });
    if (!hasGrown) return;
    this.#setLoading(true);
    const numbers = Array.from({ length: kept.last - kept.first + 1 }, (_, index) => kept.first + index);
    const arrived = await Promise.all(numbers.map((page) => (page === own ? undefined : this.#fetchPage(page))));
    if (this.#leaving.signal.aborted) return;
    const before = arrived.slice(0, own - kept.first);
    const after = arrived.slice(own - kept.first + 1);
    this.#setLoading(false);
    // A missing page ends the restored list; scrolling loads the rest.
    const reached = after.findIndex((page) => !page);
    holdPlace(rendered, () => {
      if (before.every((page) => page !== undefined)) {
        before.forEach(({ products }, index) => {
          if (index > 0) products.classList.add(...NEXT_PAGE);
          rendered.before(products);
        });
        if (before.length > 0) rendered.classList.add(...NEXT_PAGE);
      }
      for (const page of after.slice(0, reached < 0 ? undefined : reached)) if (page) this.#append(page);
      rendered.removeAttribute('style');
    });
    document.dispatchEvent(new Event('cards-shown'));
    window.history.scrollRestoration = 'auto';
  }
}

interface ArrivedPage {
  products: HTMLElement;
  bottom: HTMLElement;
}

function holdPlace(page: HTMLElement, change: () => void) {
  const cards = page.firstElementChild;
  const before = cards?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (cards?.getBoundingClientRect().top ?? 0) - before;
  if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}
