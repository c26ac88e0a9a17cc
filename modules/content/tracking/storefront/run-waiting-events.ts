import { isAllowed } from '#modules/customers/consents/storefront/consent-store.ts';
import { runTrackingEvents } from '#wire/client/run-tracking-events.ts';
import { fetchTrackingEvents } from '#wire/client/tracking.ts';

/**
 * After an answer that says analytics events wait: takes them from the shop, and runs them if the shopper allows
 * analytics. The shop queues only what was allowed; what still waits when consent is taken back is taken and dropped.
 */
export async function runWaitingEvents(response: Response): Promise<void> {
  const allowed = isAllowed('analytics');
  const scripts = await fetchTrackingEvents(response);
  if (scripts && allowed) runTrackingEvents(scripts);
}
