import { isPlainClick } from '#app/ui/is-plain-click.ts';
import * as uiTexts from '#texts/platform/ui.ts';
import { runBusy, SUBMIT_PATIENCE_MS } from './run-busy.ts';

/** What the browser does by itself: it need not wait for any script. */
const NATIVE = 'a[href], summary, label, input, select, textarea, [popovertarget]';

/** A press on a button whose island is still waking is kept and given to it when it answers: never lost, never twice. */
export async function holdPress(event: MouseEvent, waking: Promise<void> | undefined) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`button, ${NATIVE}`) : null;
  if (event.defaultPrevented || !waking || !pressed || pressed.matches(NATIVE) || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  // Pressed again while it waits: once is enough.
  if (pressed.ariaBusy === 'true') return;
  const form = pressed instanceof HTMLButtonElement && pressed.type === 'submit' ? pressed.form : null;
  let isAlive = false;
  const awake = waking.then(
    () => {
      isAlive = true;
    },
    () => undefined,
  );
  await runBusy(pressed, uiTexts.loading, () =>
    form ? Promise.race([awake, new Promise((resolve) => setTimeout(resolve, SUBMIT_PATIENCE_MS))]) : awake,
  );
  if (!pressed.isConnected) return;
  if (isAlive) pressed.click();
  else form?.requestSubmit(pressed);
}
