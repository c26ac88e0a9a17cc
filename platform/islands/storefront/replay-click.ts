import { showConnectionProblem } from '#platform/ui/alert/alert-store.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { runBusy, SUBMIT_TIMEOUT_MS, submitPlainly } from './run-busy.ts';

/** The browser handles these without a script, except the link that loads more. */
const NATIVE = 'a[href]:not([data-more]), summary, label, input, select, textarea, [popovertarget]';

/**
 * Stores a click on a button whose island is loading and replays it once. If the island does not arrive, a form is
 * submitted, and another button reports the problem.
 */
export async function replayClick(event: MouseEvent, waking: Promise<void> | undefined) {
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>(`button, a[data-more], ${NATIVE}`) : null;
  if (event.defaultPrevented || !waking || !pressed || pressed.matches(NATIVE) || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  // A repeated click is ignored.
  if (pressed.ariaBusy === 'true') return;
  const form = pressed instanceof HTMLButtonElement && pressed.type === 'submit' ? pressed.form : null;
  const fields = form && new FormData(form, pressed);
  const interactive = waking.then(
    () => true,
    () => false,
  );
  let isAlive = false;
  await runBusy(pressed, uiTexts.loading, async () => {
    isAlive = await (fields ? Promise.race([interactive, timeout()]) : interactive);
    if (isAlive || !pressed.isConnected) return;
    if (fields) await submitPlainly(form, pressed, fields);
    else showConnectionProblem();
  });
  if (isAlive && pressed.isConnected) pressed.click();
}

const timeout = () => new Promise<false>((resolve) => setTimeout(resolve, SUBMIT_TIMEOUT_MS, false));
