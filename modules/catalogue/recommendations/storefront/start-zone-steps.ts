/** The HTML of a zone brings no script: its buttons scroll its strip. */
export function startZoneSteps() {
  document.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-zone-step]') : null;
    const list = step?.closest('.zone')?.querySelector('.carousel-list');
    list?.scrollBy({ left: Number(step?.dataset.zoneStep) * list.clientWidth });
  });
}
