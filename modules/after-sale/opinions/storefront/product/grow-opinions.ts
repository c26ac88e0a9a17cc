import { fragmentAddress, fragmentTimeout } from '#platform/navigation/rules/navigation.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import { OPINIONS_STEP } from '../../rules/opinion-limits.ts';
import * as voteTexts from '../../texts/votes.ts';

/** The opinions below a product: more of them, or only the confirmed ones, from their own page (S2.33). Only the newest request is answered. */
export function growOpinions(section: HTMLElement): (() => void) | undefined {
  const find = <T extends HTMLElement>(selector: string) => section.querySelector<T>(selector);
  const [list, none, more] = [find('[data-votes]'), find('[data-none]'), find<HTMLAnchorElement>('[data-more]')];
  const box = find<HTMLInputElement>('input[name=confirmed]');
  if (!list || !none || !more || !box) return undefined;
  const { total, confirmed } = more.dataset;
  const first = [...list.children];
  let asked = 0;
  let hasFailed = false;

  function show(items: Element[], isLoading: boolean) {
    const shown = [...(list?.children ?? [])];
    // Screen readers announce new opinions only.
    if (shown.every((opinion, place) => opinion === items[place])) list?.append(...items.slice(shown.length));
    else list?.replaceChildren(...items);
    for (const part of [list, more]) if (part) part.ariaBusy = String(isLoading);
    if (none) none.hidden = isLoading || hasFailed || items.length > 0;
    if (more) more.hidden = !isLoading && items.length >= Number(box?.checked ? confirmed : total);
  }

  async function load(shown: Element[], page: number) {
    asked += 1;
    hasFailed = false;
    const own = asked;
    show(shown, true);
    const items = await fetchOpinions(more?.href ?? '', { isConfirmed: box?.checked ?? false, page });
    if (own !== asked) return;
    hasFailed = !items;
    if (!items) showAlert({ kind: 'error', text: voteTexts.notLoaded });
    const added = items?.filter(({ id }) => !shown.some((opinion) => opinion.id === id)) ?? [];
    show([...shown, ...added], false);
  }

  function filter() {
    // The confirmed opinions are on the page already.
    const kept = box?.checked ? [...(list?.querySelectorAll('[data-confirmed=true]') ?? [])] : first;
    asked += 1;
    if (box?.checked && kept.length < Math.min(Number(confirmed), first.length)) void load(kept, 0);
    else show(kept, false);
  }

  function handleMore(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const shown = [...(list?.children ?? [])];
    if (more?.ariaBusy !== 'true') void load(shown, Math.floor(shown.length / OPINIONS_STEP));
  }

  box.addEventListener('change', filter);
  more.addEventListener('click', handleMore);
  // Ticked before the script came, or kept by the browser.
  if (box.checked) filter();
  return () => {
    asked += 1;
  };
}

async function fetchOpinions(address: string, { isConfirmed, page }: { isConfirmed: boolean; page: number }) {
  const wanted = new URL(address);
  if (isConfirmed) wanted.searchParams.set('confirmed', '1');
  if (page > 0) wanted.searchParams.set('counter', String(page));
  try {
    const answer = await fetch(fragmentAddress(wanted.href), { signal: AbortSignal.timeout(fragmentTimeout) });
    if (!answer.ok) throw new Error(`${answer.status} ${wanted.pathname}`);
    const found = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return [...found.querySelectorAll('[data-votes] > article')];
  } catch (error) {
    console.error('Opinions did not arrive', error);
    return null;
  }
}
