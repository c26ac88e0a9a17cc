import { COUNTDOWN_STEP, countdownParts } from '../rules/countdown.ts';

/** Counts down to the time a part of the page names (`data-ends`); then the part leaves the page (S4.45). */
export function countDown(ending: HTMLElement): () => void {
  const end = Date.parse(ending.dataset.ends ?? '');
  const timer = setInterval(tick, COUNTDOWN_STEP);
  tick();
  ending.querySelector('[role=timer]')?.classList.remove('invisible');
  return () => clearInterval(timer);

  function tick() {
    const left = countdownParts(end, Date.now());
    if (!left) {
      clearInterval(timer);
      ending.remove();
      return;
    }
    for (const [part, figure] of Object.entries(left)) {
      const place = ending.querySelector(`[data-part=${part}]`);
      if (part === 'days' && figure === 0)
        place?.parentElement?.remove(); // S4.44
      else if (place) place.textContent = String(figure).padStart(2, '0');
    }
  }
}
