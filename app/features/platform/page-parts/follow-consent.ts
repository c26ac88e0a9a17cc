import { allowedNow, isAllowed } from '#app/features/platform/consent/consent-store.ts';
import { signalConsent } from './signal-consent.ts';

let isMeasuring = false;

/** Tells Google's tags what was allowed, and measures the visit for one who allowed statistics. */
export function followConsent() {
  signalConsent(allowedNow());
  if (isMeasuring || !isAllowed('analytics')) return;
  isMeasuring = true;
  void import('#app/features/platform/vitals/report-vitals.ts').then(({ reportVitals }) => reportVitals());
}
