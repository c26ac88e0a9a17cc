import { runTrackingEvents } from '#wire/client/run-tracking-events.ts';
import { fetchTrackingEvents } from '#wire/client/tracking-events.ts';
import { isAllowed } from '../consent/consent-store.ts';

/** After an answer that says analytics events wait: fetches and runs them, if the shopper allowed analytics. */
export async function runWaitingEvents(response: Response): Promise<void> {
  if (!isAllowed('analytics')) return;
  const scripts = await fetchTrackingEvents(response);
  if (scripts) runTrackingEvents(scripts);
}
