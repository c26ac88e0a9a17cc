import { fragmentAddress, fragmentTimeout } from '#platform/navigation/rules/navigation.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as opinionsTexts from '../../texts/storefront.ts';

const ITEM = '.opinion_item';

/** As many pages come unasked before the wall waits for a click: what is below it must be reached too (decision 14). */
const PAGES_UNASKED = 3;

/** S2.53: the wall grows when its end comes into view; the bar takes the address of what was fetched. */
export function growWall(end: HTMLElement): () => void {
  markWhole();
  let unasked = 0;
  const inView = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    unasked += 1;
    void grow();
  });
  inView.observe(end);
  end.addEventListener('click', growRequested);
  return () => {
    inView.disconnect();
    end.removeEventListener('click', growRequested);
  };

  function growRequested(event: MouseEvent) {
    const next = event.target instanceof Element ? event.target.closest('a.next') : null;
    if (!next || !isPlainClick(event)) return;
    event.preventDefault();
    unasked = 0;
    if (next.ariaBusy !== 'true') void grow();
  }

  async function grow() {
    inView.disconnect();
    const next = end.querySelector<HTMLAnchorElement>('a.next');
    const wall = document.querySelector<HTMLElement>('.opinions-grid');
    if (!next || !wall) return;
    wall.ariaBusy = 'true';
    next.ariaBusy = 'true';
    const page = await fetchPage(next.href);
    // Contract 5: when the next page fails to come, the browser goes there itself.
    if (!page) return window.location.assign(next.href);

    const shownIds = new Set([...wall.querySelectorAll(`${ITEM} a`)].map(({ id }) => id));
    wall.append(...[...page.querySelectorAll(ITEM)].filter((item) => !shownIds.has(item.querySelector('a')?.id ?? '')));
    end.replaceChildren(...(page.getElementById(end.id)?.childNodes ?? []));
    wall.ariaBusy = 'false';
    window.history.replaceState(window.history.state, '', next.href);
    say(opinionsTexts.wall.loaded(wall.querySelectorAll(ITEM).length, Number(wall.dataset.total)));
    markWhole();
    if (unasked < PAGES_UNASKED) inView.observe(end);
  }
}

async function fetchPage(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(fragmentAddress(address), { signal: AbortSignal.timeout(fragmentTimeout) });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

function say(words: string) {
  const status = document.querySelector('#content [role=status]');
  if (status) status.textContent = words;
}

/** Words that fit two lines need no way to read on (S9.56). */
function markWhole() {
  for (const more of document.querySelectorAll(`${ITEM} details:not([open]) summary:not([data-cut]) [data-more]`)) {
    const { scrollHeight = 0, clientHeight = 0 } = more.previousElementSibling ?? {};
    if (scrollHeight > clientHeight + 1) continue;
    more.parentElement?.setAttribute('tabindex', '-1');
    more.remove();
  }
}
