import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { runBusy, SUBMIT_TIMEOUT_MS, submitPlainly } from '#platform/islands/storefront/run-busy.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import type { FormFacts } from './buying-form.ts';

const FORM = 'projector_form';
/** As `buying-form.ts` writes it, which is too large for this script. */
const UNKNOWN: FormFacts['parts'] = 'unknown';

/** Wanted on every product page, and on no other: on its way before somebody presses, and small, because no React is in it. */
const load = () =>
  import('./replay-buying.ts').catch((error) => {
    console.error('The script that buys did not arrive', error);
    return null;
  });

/**
 * Takes every click on a button of the product form, whether the buy box is alive or not: the button says in the same frame that it
 * is at work, and the form is sent without waiting for React. Must hear of a click before `replay-click.ts`.
 */
export function startBuying() {
  document.addEventListener('click', handleClick, { capture: true });
  if (document.getElementById(FORM)) void load();
}

function handleClick(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest('button') : null;
  const form = pressed?.form;
  if (pressed?.type !== 'submit' || form?.id !== FORM || !isPlainClick(event)) return;
  event.preventDefault();
  if (isAtWork(form, pressed)) return;
  if (form.dataset.parts === UNKNOWN) return void holdForParts(form, pressed);
  // As it is now: whoever chooses otherwise while the script comes has still pressed for this.
  const fields = new FormData(form, pressed);
  // While a size is being asked about, the quantity cannot be changed; it still says how many.
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[name=number]:disabled'))
    fields.set(name, value);
  void runBusy(pressed, buyingTexts.adding, async () => {
    const buying = await Promise.race([load(), timeout()]);
    if (buying) return buying.replayBuying(form, pressed, fields);
    // Nothing was sent yet.
    return submitPlainly(form, pressed, fields);
  });
}

/**
 * What the parts of a bundle lack only they can say: the click is kept until they do, and given to them then, with what is chosen by
 * then, of which they speak.
 */
async function holdForParts(form: HTMLFormElement, pressed: HTMLButtonElement) {
  const fields = new FormData(form, pressed);
  let areKnown = false;
  await runBusy(pressed, buyingTexts.adding, async () => {
    areKnown = (await Promise.race([whenPartsSpeak(form), timeout()])) !== null;
    if (!areKnown) await submitPlainly(form, pressed, fields);
  });
  if (areKnown) pressed.click();
}

function whenPartsSpeak(form: HTMLFormElement): Promise<true> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(true);
    });
    observer.observe(form, { attributeFilter: ['data-parts'] });
  });
}

/** The form has a second button that buys, in the bar at the edge of the window. */
function isAtWork(form: HTMLFormElement, { name, value }: HTMLButtonElement): boolean {
  const busy = form.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]');
  return [...busy].some((button) => button.name === name && button.value === value);
}

const timeout = () => new Promise<null>((resolve) => setTimeout(resolve, SUBMIT_TIMEOUT_MS, null));
