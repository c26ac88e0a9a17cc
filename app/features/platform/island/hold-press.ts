import { isPlainClick } from '#app/ui/is-plain-click.ts';

/** What the browser does by itself: it need not wait for any script. */
const NATIVE = 'a[href], summary, label, input, select, textarea, [command], [popovertarget]';
/** A form leads somewhere without scripts too: it is not held for longer. */
const SUBMIT_PATIENCE_MS = 3000;

/** A press on a button whose island is still waking is kept and given to it when it answers: never lost, never twice. */
export function holdPress(event: MouseEvent, waking: Promise<void> | undefined) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(`button, ${NATIVE}`) : null;
  if (!waking || !pressed || pressed.matches(NATIVE) || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  // Pressed again while it waits: once is enough.
  if (pressed.ariaBusy) return;
  pressed.ariaBusy = 'true';
  const form = pressed instanceof HTMLButtonElement && pressed.type === 'submit' ? pressed.form : null;

  let given = false;
  function give(act: () => void) {
    if (given || !pressed?.isConnected) return;
    given = true;
    pressed.ariaBusy = null;
    act();
  }
  const plainly = () => form?.requestSubmit(pressed);
  if (form) setTimeout(() => give(plainly), SUBMIT_PATIENCE_MS);
  waking.then(
    () => give(() => pressed.click()),
    () => give(plainly),
  );
}
