import { dayAndMonth } from '#platform/time/rules/date-format.ts';
import { complaintTrack } from '../rules/complaint-track.ts';
import type { ComplaintView } from '../rules/complaint-view.ts';
import * as complaintTexts from '../texts/storefront.ts';

/** The stages of a complaint in words and days. */
export function describeComplaintTrack(complaint: Pick<ComplaintView, 'state' | 'timeline'>) {
  return complaintTrack(complaint).map(({ state, at, done, current }) => ({
    name: done ? complaintTexts.states[state] : complaintTexts.coming(state),
    note: at && dayAndMonth(at),
    done,
    current,
    waits: state === 'waiting',
  }));
}
