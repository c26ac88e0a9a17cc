import { openWindow } from '#app/features/platform/island/open-window.ts';
import { currentPersonal, subscribePersonal } from '#app/features/platform/personal/personal-store.ts';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import type { CardControl } from './card-control.ts';

/** One listener for the controls of all cards, wherever they came from; what they do is fetched with the first click. */
export function startCards() {
  // Before the links of a zone or the router hear of it.
  document.addEventListener('click', handleClick, true);
  subscribePersonal(showOwn);
  for (const shown of ['fragment-shown', 'cards-shown']) document.addEventListener(shown, showOwn);
}

let hasMarks = false;

/** Hearts and ticks of the visitor, also on cards that come later; most visitors have none, and never fetch how it is done. */
async function showOwn() {
  const { favouriteProducts, compared } = currentPersonal();
  hasMarks ||= favouriteProducts.length + compared.length > 0;
  if (!hasMarks || !document.querySelector('[data-card=keep]')) return;
  const { markCards } = await import('./mark-cards.ts');
  markCards();
}

function handleClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<CardControl>('[data-card]') : null;
  if (!control || !isPlainClick(event)) return;
  event.preventDefault();
  runControl(control).catch((error) => {
    console.error('The controls of cards did not arrive', error);
    goPlainly(control);
  });
}

async function runControl(control: CardControl) {
  if (control.dataset.card === 'choose') return openWindow(() => import('./size-sheet.tsx'), { control });
  const { runCardIntent } = await import('./run-card-intent.ts');
  return runCardIntent(control);
}

/** As without a script. */
function goPlainly(control: CardControl) {
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else control.form?.requestSubmit(control);
}
