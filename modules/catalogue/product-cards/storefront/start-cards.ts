import { sendBasketForm } from '#modules/sales/basket/storefront/change/send-basket-form.ts';
import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { openWindow } from '#platform/islands/storefront/open-window.ts';
import { runBusy } from '#platform/islands/storefront/run-busy.ts';
import { nextTask, whenIdle } from '#platform/islands/storefront/when-idle.ts';
import { currentPersonal, subscribePersonal } from '#platform/personal/storefront/personal-store.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { type CardControl, getCardProduct } from './card-control.ts';

export function startCards() {
  // In the capture phase: before the links of a zone and the router.
  document.addEventListener('click', handleClick, true);
  subscribePersonal(showOwn);
  for (const shown of ['fragment-shown', 'cards-shown']) document.addEventListener(shown, showOwn);
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

/** Most visitors have none and never load the script. */
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
    // Buying needs no further script.
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

function goPlainly(control: CardControl) {
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else control.form?.requestSubmit(control);
}
