import { allowedNow, onConsent } from '#modules/customers/consents/storefront/consent-store.ts';
import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { type BatchAnswer, onBatch } from '#wire/client/batch.ts';

const load = () => import('./on-demand.ts');
let isLoaded = false;

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
  // A loaded module also removes snippets of the page before.
  if (isLoaded) void load().then(act, (error) => console.error('Marketing pieces did not arrive', error));
}

function hasPieces({ Snippets, ToplayersAndWidgets }: BatchAnswer): boolean {
  return Object.keys({ ...Snippets?.items, ...ToplayersAndWidgets?.items }).length > 0;
}
