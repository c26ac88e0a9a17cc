import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../../ui/is-plain-click.ts';

/** The HTML of a zone brings no script: its products open like every link of the page, its buttons scroll its strip. */
export function useZoneClicks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const step = target?.closest<HTMLElement>('[data-zone-step]');
    if (step) {
      const list = step.closest('.zone')?.querySelector('.carousel-list');
      list?.scrollBy({ left: Number(step.dataset.zoneStep) * list.clientWidth });
      return;
    }
    const link = target?.closest('a')?.getAttribute('href');
    if (!isPlainClick(event) || event.defaultPrevented || !link?.startsWith('/produkt/')) return;
    event.preventDefault();
    void navigate(link);
  };
}
