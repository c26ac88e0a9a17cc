import { type FormEvent, useState } from 'react';
import type { OpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import * as opinionTexts from '#texts/after-sale/opinions.ts';
import { rateOpinion } from '#wire/client/opinions.ts';
import { showAlert } from '../../../ui/alert/alert-store.ts';

type Scores = Pick<OpinionView, 'scorePositive' | 'scoreNegative'>;

/** Sends votes by script and remembers the scores that came back. */
export function useVotes() {
  const [scores, setScores] = useState<Record<number, Scores>>({});

  async function vote(id: number, operation: 'positive' | 'negative') {
    const answer = await rateOpinion(id, operation);
    if ('fault' in answer) return showAlert({ kind: 'error', text: answer.fault || opinionTexts.notVoted });
    setScores((known) => ({ ...known, [id]: { scorePositive: answer.positive, scoreNegative: answer.negative } }));
    showAlert({ kind: 'success', text: opinionTexts.voted });
  }

  function handleVote(event: FormEvent<HTMLFormElement>, { id }: OpinionView) {
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    event.preventDefault();
    void vote(id, pressed?.getAttribute('value') === 'negative' ? 'negative' : 'positive');
  }

  return { withScores: (opinion: OpinionView) => ({ ...opinion, ...scores[opinion.id] }), handleVote };
}
