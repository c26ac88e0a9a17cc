export function startZoneSteps() {
  document.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-zone-step]') : null;
    const list = step?.closest('.zone')?.querySelector('.carousel-list');
    list?.scrollBy({ left: Number(step?.dataset.zoneStep) * list.clientWidth });
  });
}
