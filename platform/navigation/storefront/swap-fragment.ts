import { leaveFor } from '#platform/islands/storefront/run-busy.ts';
import { endIslands, watchIslands } from '#platform/islands/storefront/start-islands.ts';
import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { afterFragment, type FragmentEnd, fragmentAddress, fragmentTimeout } from '../rules/navigation.ts';
import { announcePage } from './announce-page.ts';

/** The containers that change with another address of the same kind of page (S2.82). */
const CONTAINERS = ['breadcrumbs', 'content'];
/** Elements of the head that describe the page. */
const HEAD =
  'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=prev], link[rel=next]';

interface SwapOptions {
  /** A step of the history is made for it, unless the browser has gone there itself or it takes the place of the shown one. */
  history?: 'push' | 'replace' | 'none';
  /** The address as it is by the time it is shown: what is chosen while it loads may go along in it (X.55). */
  settle?: () => string;
  /** Runs when the new content is in place: to scroll or to move the focus. Without it the heading gets the focus. */
  then?: () => void;
}

let running: AbortController | undefined;
let target: string | undefined;

/** Where the shopper is going or has arrived, which the page may still be about to show (X.55). */
export function latestAddress(): URL {
  return new URL(target ?? window.location.href, window.location.origin);
}

/**
 * Loads another address of the same kind of page and puts its parts in place of the shown ones (S7.11). A newer load takes
 * the place of one under way (S4.02); silence or failure leads to the full address (S7.12).
 */
export async function swapFragment(
  address: string,
  { history = 'push', settle = () => address, then }: SwapOptions = {},
): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  target = address;
  markLoading(true);
  const { end, page } = await fetchFragment(address, own.signal);
  const next = afterFragment(end);
  if (next === 'nothing') return;
  if (next === 'go-to-target' || !page) return leaveFor(address);

  const settled = settle();
  await endIslands(containers());
  if (own.signal.aborted) return;
  if (history === 'push') window.history.pushState(null, '', settled);
  else if (history === 'replace') window.history.replaceState(window.history.state, '', settled);
  target = undefined;
  document.dispatchEvent(new Event('fragment-leaving'));
  swap(page);
  markLoading(false);
  document.dispatchEvent(new Event('fragment-shown'));
  if (then) then();
  else announcePage();
  void refreshPersonal();
}

async function fetchFragment(address: string, signal: AbortSignal): Promise<{ end: FragmentEnd; page?: Document }> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), fragmentTimeout);
  try {
    const answer = await fetch(fragmentAddress(address), { signal: AbortSignal.any([signal, silence.signal]) });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (!answer.ok || !page.getElementById('content')) return { end: 'failed' };
    return { end: 'loaded', page };
  } catch {
    if (signal.aborted) return { end: 'replaced' };
    return { end: silence.signal.aborted ? 'silent' : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

const containers = () => CONTAINERS.flatMap((id) => document.getElementById(id) ?? []);

/** S4.01 */
function markLoading(isLoading: boolean) {
  for (const container of containers()) {
    container.classList.toggle('load-content', isLoading);
    container.ariaBusy = String(isLoading);
  }
}

function swap(page: Document) {
  for (const shown of document.head.querySelectorAll(HEAD)) shown.remove();
  document.head.append(...page.head.querySelectorAll(HEAD));
  for (const container of containers()) {
    const arrived = page.getElementById(container.id);
    if (!arrived) continue;
    container.replaceChildren(...arrived.childNodes);
    watchIslands(container);
  }
  const type = page.getElementById('container')?.className;
  const container = document.getElementById('container');
  if (type && container) container.className = type;
  // S7.11
  if (document.querySelector('#content script.ajaxLoad')) {
    void import('#platform/page-parts/storefront/run-scripts.ts').then(({ runFlaggedScripts }) => runFlaggedScripts());
  }
}
