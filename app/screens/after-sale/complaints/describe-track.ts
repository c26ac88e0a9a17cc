import { complaintTrack } from '#rules/after-sale/complaints/complaint-track.ts';
import type { ComplaintView } from '#rules/after-sale/complaints/complaint-view.ts';
import { dayAndMonth } from '#rules/platform/dates/date-format.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';

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
