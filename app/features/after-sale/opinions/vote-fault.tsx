import { opinionFaultText } from '#texts/after-sale/opinion-faults.ts';
import { Notice } from '../../../ui/alert/notice.tsx';

/** Why a vote sent without a script was not taken. */
export function VoteFault({ answer }: { answer: { fault: 'too-many-votes' } | undefined }) {
  return (
    answer && (
      <Notice kind="error" className="mt-4">
        <p>{opinionFaultText(answer.fault)}</p>
      </Notice>
    )
  );
}
