import * as buyingTexts from '#modules/sales/basket/texts/buying.ts';
import { runBusy, SUBMIT_TIMEOUT_MS, submitPlainly } from '#platform/islands/storefront/run-busy.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import type { FormFacts } from './buying-form.ts';

const FORM = 'projector_form';
/** As in `buying-form.ts`, which is too large for this script. */
const UNKNOWN: FormFacts['parts'] = 'unknown';

/** Every product page needs it: loaded before the first click, and small, because it has no React. */
const load = () =>
  import('./replay-buying.ts').catch((error) => {
    console.error('The script that buys did not arrive', error);
    return null;
  });

/**
 * Handles every click on a button of the product form, before or after hydration, without waiting for React. Must be
 * registered before `replay-click.ts`.
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
  // Values at the click: later choices do not count.
  const fields = new FormData(form, pressed);
  // The disabled quantity field still has the quantity.
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[name=number]:disabled'))
    fields.set(name, value);
  void runBusy(pressed, buyingTexts.adding, async () => {
    const buying = await Promise.race([load(), timeout()]);
    if (buying) return buying.replayBuying(form, pressed, fields);
    return submitPlainly(form, pressed, fields);
  });
}

/** Only hydrated parts know what they lack: the click is replayed when they do. */
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

/** The bar at the edge of the window has a second button that buys. */
function isAtWork(form: HTMLFormElement, { name, value }: HTMLButtonElement): boolean {
  const busy = form.querySelectorAll<HTMLButtonElement>('button[aria-busy=true]');
  return [...busy].some((button) => button.name === name && button.value === value);
}

const timeout = () => new Promise<null>((resolve) => setTimeout(resolve, SUBMIT_TIMEOUT_MS, null));
