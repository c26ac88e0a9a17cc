import { useEffect } from 'react';
import { allowedNow, onConsent } from '#app/features/platform/consent/consent-store.ts';
import { refreshPersonal } from '#app/features/platform/personal/personal-store.ts';
import { type BatchAnswer, onBatch } from '#wire/client/batch.ts';

const load = () => import('./on-demand.ts');
let isLoaded = false;

/** Listens for marketing pieces and for consent; what handles them is loaded when there is something to handle. */
export function PageParts() {
  useEffect(() => {
    const stops = [
      onBatch((answer) => wake(hasPieces(answer), (parts) => parts.placePageParts(answer))),
      onConsent(() => {
        wake(true, (parts) => parts.followConsent());
        void refreshPersonal(['Snippets', 'ToplayersAndWidgets']);
      }),
    ];
    wake(allowedNow().length > 0, (parts) => parts.followConsent());
    return () => stops.forEach((stop) => void stop());
  }, []);
  return null;
}

function wake(isNeeded: boolean, act: (parts: Awaited<ReturnType<typeof load>>) => void) {
  isLoaded ||= isNeeded;
  // Once it is there it also hears that nothing is left to show.
  if (isLoaded) void load().then(act, (error) => console.error('Marketing pieces did not arrive', error));
}

function hasPieces({ Snippets, ToplayersAndWidgets }: BatchAnswer): boolean {
  return Object.keys({ ...Snippets?.items, ...ToplayersAndWidgets?.items }).length > 0;
}
