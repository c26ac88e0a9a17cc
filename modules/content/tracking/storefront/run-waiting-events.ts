import { isAllowed } from '#modules/customers/consents/storefront/consent-store.ts';
import { runTrackingEvents } from '#wire/client/run-tracking-events.ts';
import { fetchTrackingEvents } from '#wire/client/tracking.ts';

/** Scripts that were queued before the visitor withdrew the consent are fetched and dropped. */
export async function runWaitingEvents(response: Response): Promise<void> {
  const allowed = isAllowed('analytics');
  const scripts = await fetchTrackingEvents(response);
  if (scripts && allowed) runTrackingEvents(scripts);
}
