import { Message } from '#app/ui/alert/message.tsx';

/** What an action says of itself: done, or refused with the reason. */
export interface ActAnswer {
  done?: string;
  refused?: string;
}

export function ActResult({ answer }: { answer: ActAnswer | undefined }) {
  if (!answer?.done && !answer?.refused) return null;
  return (
    <Message kind={answer.refused ? 'error' : 'success'} className="mb-5">
      {answer.refused ?? answer.done}
    </Message>
  );
}
