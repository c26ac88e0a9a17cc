import { describe, expect, it } from 'vitest';
import { CLAIM_KINDS, freeFor } from '#modules/sales/order-ledger/rules/claim.ts';
import { COMPLAINT_STATES, holdsPieces as complaintHolds } from './complaint-state.ts';
import { RETURN_STATES, holdsPieces as returnHolds } from './return-state.ts';

/** The lawful answer to each new claim about one piece, by what became of its complaint, return and withdrawal. */
type Answers = Record<(typeof CLAIM_KINDS)[number], boolean>;

const ALL: Answers = { withdrawal: true, return: true, complaint: true };
const NONE: Answers = { withdrawal: false, return: false, complaint: false };
/** Art. 27 of the Polish consumer act: the complaint does not end the right to withdraw. */
const NO_SECOND_COMPLAINT: Answers = { withdrawal: true, return: true, complaint: false };

const COMPLAINT: Record<(typeof COMPLAINT_STATES)[number], Answers> = {
  new: NO_SECOND_COMPLAINT,
  considered: NO_SECOND_COMPLAINT,
  waiting: NO_SECOND_COMPLAINT,
  accepted: NO_SECOND_COMPLAINT,
  settled: NO_SECOND_COMPLAINT,
  rejected: ALL,
  cancelled: ALL,
};

const RETURN: Record<(typeof RETURN_STATES)[number], Answers> = {
  // A form that is not sent yet.
  draft: ALL,
  filed: NONE,
  received: NONE,
  accepted: NONE,
  refunded: NONE,
  refused: ALL,
  cancelled: ALL,
};

const cases = [...COMPLAINT_STATES, null].flatMap((complaint) =>
  [...RETURN_STATES, null].flatMap((back) => [false, true].map((withdrawn) => ({ complaint, back, withdrawn }))),
);

describe('S1.11 X.03 goods in a complaint, a return and a withdrawal', () => {
  it.each(cases)('complaint $complaint, return $back, withdrawn $withdrawn', ({ complaint, back, withdrawn }) => {
    const held = {
      complaint: complaint !== null && complaintHolds(complaint) ? 1 : 0,
      return: back !== null && returnHolds(back) ? 1 : 0,
      withdrawal: withdrawn ? 1 : 0,
    };
    const lawful = (kind: keyof Answers) =>
      !withdrawn && (back === null || RETURN[back][kind]) && (complaint === null || COMPLAINT[complaint][kind]);
    for (const kind of CLAIM_KINDS) expect(freeFor(kind, 1, held), kind).toBe(lawful(kind) ? 1 : 0);
  });
});
