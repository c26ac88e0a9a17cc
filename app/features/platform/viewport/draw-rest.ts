import { idle } from '#app/features/platform/island/when-idle.ts';

/** Draws what waits to come near (`drawn-near` in base.css), part by part while nothing else happens: the page gets its true length. */
export function drawRest() {
  const next = document.querySelector('.drawn-near');
  if (!next) return;
  next.classList.remove('drawn-near');
  idle(drawRest);
}
