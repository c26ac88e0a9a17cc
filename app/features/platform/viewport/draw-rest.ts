import { idle, whenIdle } from '#app/features/platform/island/when-idle.ts';

/** The first presses come before it. */
const AFTER_MS = 4000;

/** Draws what of the page, as it came, waits to come near (`drawn-near` in base.css): it gets its true length. */
export function startDrawingRest() {
  whenIdle(() => setTimeout(drawRest, AFTER_MS));
}

/** Part by part, each when the browser finds the time. */
function drawRest() {
  const next = document.querySelector('.drawn-near');
  if (!next) return;
  next.classList.remove('drawn-near');
  idle(drawRest);
}
