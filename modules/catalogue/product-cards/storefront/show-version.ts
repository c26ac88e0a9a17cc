import type { CardControl } from './card-control.ts';

const MAX_WAIT = 8000;

export async function showVersion(dot: CardControl): Promise<void> {
  const card = dot.closest<HTMLElement>('article');
  const { version } = dot.dataset;
  if (!card || !version || dot.ariaCurrent === 'true') return;
  const view = card.classList.contains('card-row') ? 'list' : 'grid';
  const answer = await fetch(`/karta/${version}?display=${view}`, { signal: AbortSignal.timeout(MAX_WAIT) });
  if (!answer.ok) throw new Error(`the card of ${version} did not come: ${answer.status}`);
  const arrived = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('article');
  if (!arrived) throw new Error(`there is no card of ${version}`);
  const hadFocus = card.contains(document.activeElement);
  card.replaceWith(arrived);
  if (hadFocus) arrived.querySelector<HTMLElement>(`[data-version="${version}"]`)?.focus({ preventScroll: true });
  document.dispatchEvent(new Event('cards-shown'));
}
