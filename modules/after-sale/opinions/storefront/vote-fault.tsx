import { Message } from '#platform/ui/alert/message.tsx';
import { opinionFaultText } from '../texts/errors.ts';

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
