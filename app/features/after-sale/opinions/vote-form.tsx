import type { FormEvent } from 'react';
import type { OpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { opinionTexts } from '#texts/after-sale/opinions.ts';
import { Button } from '../../../ui/button.tsx';

interface VoteFormProps {
  opinion: OpinionView;
  address: string;
  onVote?: (event: FormEvent<HTMLFormElement>, opinion: OpinionView) => void;
}

/** Was the opinion helpful? A plain form; `onVote` may send it by script. */
export function VoteForm({ opinion, address, onVote }: VoteFormProps) {
  const { id, scorePositive, scoreNegative } = opinion;
  return (
    <form
      method="post"
      action={address}
      className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft"
      onSubmit={onVote && ((event) => onVote(event, opinion))}
    >
      <span id={`pomocna-${id}`}>{opinionTexts.helpful}</span>
      <input type="hidden" name="id" value={id} />
      {(['positive', 'negative'] as const).map((operation) => (
        <Button
          key={operation}
          type="submit"
          look="quiet"
          size="sm"
          name="operation"
          value={operation}
          aria-describedby={`pomocna-${id}`}
        >
          {operation === 'positive' ? opinionTexts.yes(scorePositive) : opinionTexts.no(scoreNegative)}
        </Button>
      ))}
    </form>
  );
}
