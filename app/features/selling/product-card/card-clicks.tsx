import { lazy, Suspense, useEffect, useState } from 'react';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import type { CardControl } from './card-control.ts';

const SizeSheet = lazy(() => import('./size-sheet.tsx'));

/** One listener for the controls of all cards, wherever they came from; what they do is fetched with the first click. */
export function CardClicks() {
  const [choosing, setChoosing] = useState<CardControl>();

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      const control = event.target instanceof Element ? event.target.closest<CardControl>('[data-card]') : null;
      if (!control || !isPlainClick(event)) return;
      event.preventDefault();
      if (control.dataset.card === 'choose') setChoosing(control);
      else
        void import('./run-card-intent.ts').then(
          ({ runCardIntent }) => runCardIntent(control),
          (error) => {
            console.error('The controls of cards did not arrive', error);
            goPlainly(control);
          },
        );
    }
    // Before the links of a zone or the router hear of it.
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);

  return (
    choosing && (
      <Suspense>
        <SizeSheet key={choosing.getAttribute('href')} control={choosing} onClose={() => setChoosing(undefined)} />
      </Suspense>
    )
  );
}

/** As without a script. */
function goPlainly(control: CardControl) {
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else control.form?.requestSubmit(control);
}
