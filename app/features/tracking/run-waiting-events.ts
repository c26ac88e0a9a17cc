import { runTrackingEvents } from '#wire/client/run-tracking-events.ts';
import { fetchTrackingEvents } from '#wire/client/tracking-events.ts';
import { isAllowed } from '../consent/consent-store.ts';

/**
 * After an answer that says analytics events wait: takes them from the shop, and runs them if the shopper allowed
 * analytics when they happened. What was not allowed is taken too, and dropped: a later consent is not for the past.
 */
export async function runWaitingEvents(response: Response): Promise<void> {
  const allowed = isAllowed('analytics');
  const scripts = await fetchTrackingEvents(response);
  if (scripts && allowed) runTrackingEvents(scripts);
}
