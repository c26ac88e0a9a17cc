import { asList, asRecord, orFalse, queryGraphql } from './call.ts';

const HEADER = 'x-iai-tracking-events';
/** S9.05 */
export const TRACKING_THRESHOLD = 1;

/**
 * The scripts to run after an answer whose header announces waiting events (S7.04). False without waiting events; an empty list
 * after a failure (S7.06).
 */
export async function fetchTrackingEvents(response: Response): Promise<string[] | false> {
  const waiting = Number(response.headers.get(HEADER) || Number.NaN);
  if (!(waiting >= TRACKING_THRESHOLD)) return false;
  const scripts = await orFalse('the tracking events could not be read', async () => {
    const { data } = await queryGraphql('{ trackingEvents }');
    return asList(asRecord(data).trackingEvents).filter((script) => typeof script === 'string');
  });
  return scripts || [];
}
