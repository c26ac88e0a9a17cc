import { runBusy } from '#app/features/platform/island/run-busy.ts';
import * as buyingTexts from '#texts/selling/buying.ts';
import { isPlainClick } from '../../../ui/is-plain-click.ts';

const FORM = 'projector_form';
/** What the form says of the parts of a bundle until the buy box is alive and knows (`buying-form.ts`). */
const UNKNOWN_PARTS = 'unknown';

/** Wanted on every product page, and on no other: on its way before somebody presses, and small, because no React is in it. */
const load = () => import('./press-buying.ts');

/**
 * Takes every press on a button of the product form, whether the buy box is alive or not: the button says in the same frame that it
 * is at work, and the form is sent without waiting for React. Must hear of a press before `hold-press.ts`.
 */
export function startBuying() {
  document.addEventListener('click', handleClick, { capture: true });
  if (document.getElementById(FORM)) void load().catch(() => undefined);
}

function handleClick(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest('button') : null;
  const form = pressed?.form;
  if (pressed?.type !== 'submit' || form?.id !== FORM || !isPlainClick(event)) return;
  // What the parts of a bundle lack only the buy box can say: the press waits for it.
  if (form.dataset.parts === UNKNOWN_PARTS) return;
  event.preventDefault();
  if (form.querySelector('button[aria-busy=true]')) return;
  void runBusy(pressed, buyingTexts.adding, async () => {
    const buying = await load().catch(() => null);
    // Nothing was sent yet: as without a script.
    if (buying) await buying.pressBuying(form, pressed);
    else form.requestSubmit(pressed);
  });
}
