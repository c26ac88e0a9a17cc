import { sendBasketForm } from '#modules/sales/basket/storefront/change/send-basket-form.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { openWindow } from '#platform/islands/storefront/open-window.ts';
import { runBusy } from '#platform/islands/storefront/run-busy.ts';
import { nextTask, whenIdle } from '#platform/islands/storefront/when-idle.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { type CardControl, getCardProduct } from './card-control.ts';

/** One listener for the controls of all cards, wherever they came from; what they do next to buying is fetched with the first click. */
export function startCards() {
  // Before the links of a zone or the router hear of it.
  document.addEventListener('click', handleClick, true);
  subscribePersonal(showOwn);
  for (const shown of ['fragment-shown', 'cards-shown']) document.addEventListener(shown, showOwn);
  // What only a mouse can ask for is not in the way of anything.
  if (matchMedia('(hover: hover)').matches) {
    whenIdle(
      () =>
        void import('./second-photo.ts').then(
          ({ startSecondPhotos }) => startSecondPhotos(),
          () => undefined,
        ),
    );
  }
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
  const isBuying = control.dataset.card === 'buy';
  void runBusy(control, isBuying ? buyingTexts.adding : uiTexts.loading, () => runControl(control));
}

async function runControl(control: CardControl) {
  const { card } = control.dataset;
  try {
    // Buying waits for no script: the form is on its way at once.
    if (card === 'buy' && 'form' in control && control.form) {
      const { link, ...product } = getCardProduct(control);
      return await sendBasketForm(new FormData(control.form, control), { product, link });
    }
    await nextTask();
    if (card === 'choose') return await openWindow(() => import('./size-sheet.tsx'), { control });
    if (card === 'version') {
      const { showVersion } = await import('./show-version.ts');
      return await showVersion(control);
    }
    const { runCardIntent } = await import('./run-card-intent.ts');
    return await runCardIntent(control);
  } catch (error) {
    console.error('The controls of cards did not arrive', error);
    goPlainly(control);
  }
}

/** As without a script. */
function goPlainly(control: CardControl) {
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else control.form?.requestSubmit(control);
}
