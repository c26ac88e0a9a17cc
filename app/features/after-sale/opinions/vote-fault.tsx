import { opinionFaultText } from '#texts/after-sale/opinion-faults.ts';
import { Message } from '../../../ui/alert/message.tsx';

/** Why a vote sent without a script was not taken. */
export function VoteFault({ answer }: { answer: { fault: 'too-many-votes' } | undefined }) {
  return (
    answer && (
      <Message kind="error" className="mt-4">
        <p>{opinionFaultText(answer.fault)}</p>
      </Message>
    )
  );
}
