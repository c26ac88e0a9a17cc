import { allowedNow, onConsent } from '#modules/customers/consents/storefront/consent-store.ts';
import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { type BatchAnswer, onBatch } from '#wire/client/batch.ts';

const load = () => import('./on-demand.ts');
let isLoaded = false;

/** Listens for marketing pieces and for consent; what handles them is loaded when there is something to handle. */
export function startPageParts() {
  onBatch((answer) => whenNeeded(hasPieces(answer), (parts) => parts.placePageParts(answer)));
  onConsent(() => {
    whenNeeded(true, (parts) => parts.followConsent());
    void refreshPersonal(['Snippets', 'ToplayersAndWidgets']);
  });
  whenNeeded(allowedNow().length > 0, (parts) => parts.followConsent());
}

function whenNeeded(isNeeded: boolean, act: (parts: Awaited<ReturnType<typeof load>>) => void) {
  isLoaded ||= isNeeded;
  // Once it is there it also hears that nothing is left to show.
  if (isLoaded) void load().then(act, (error) => console.error('Marketing pieces did not arrive', error));
}

function hasPieces({ Snippets, ToplayersAndWidgets }: BatchAnswer): boolean {
  return Object.keys({ ...Snippets?.items, ...ToplayersAndWidgets?.items }).length > 0;
}
