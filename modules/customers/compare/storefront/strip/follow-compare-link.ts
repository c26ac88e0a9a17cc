import { refreshPersonal } from '#platform/personal/storefront/personal-store.ts';
import { dismissAlert, showAlert } from '#platform/ui/alert/alert-store.ts';
import { changeCompared } from '#wire/client/compare.ts';
import * as compareTexts from '../../texts/storefront.ts';

/** Several changes replace one alert. */
let lastAlert = 0;

export async function followCompareLink(link: string, name: string): Promise<void> {
  const outcome = await changeCompared(link);
  if (outcome === false) {
    window.location.assign(link);
    return;
  }
  if (outcome === 'compare-full') announce({ kind: 'warning', text: compareTexts.full });
  if (outcome === 'unknown-product') announce({ kind: 'warning', text: compareTexts.unknown });
  if (outcome === 'added') announce({ kind: 'success', text: compareTexts.added(name) });
  if (outcome === 'removed') announce({ kind: 'info', text: compareTexts.removed });
  await refreshPersonal(['Comparers']);
}

function announce(alert: Parameters<typeof showAlert>[0]): void {
  dismissAlert(lastAlert);
  lastAlert = showAlert(alert);
}
