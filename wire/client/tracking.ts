import { asList, asRecord, logFailure, postGraphql } from './call.ts';

const HEADER = 'x-iai-tracking-events';
/** S9.05 */
export const TRACKING_THRESHOLD = 1;

/**
 * The scripts the shop wants run after an answer whose header says that some wait (S7.04). False when none wait and
 * nothing was asked; an empty list when asking failed (S7.06).
 */
export async function fetchTrackingEvents(response: Response): Promise<string[] | false> {
  const waiting = Number(response.headers.get(HEADER) || Number.NaN);
  if (!(waiting >= TRACKING_THRESHOLD)) return false;
  try {
    const answer = asRecord(await postGraphql('{ trackingEvents }'));
    return asList(asRecord(answer.data).trackingEvents).filter((script) => typeof script === 'string');
  } catch (error) {
    logFailure('the tracking events could not be read', error);
    return [];
  }
}
