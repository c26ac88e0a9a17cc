import type { OpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { OpinionItem } from './opinion-item.tsx';
import { useVotes } from './use-votes.ts';

export interface OpinionListProps {
  items: OpinionView[];
  /** Takes a vote sent without a script. */
  voteAddress: string;
}

/** Opinions that can be voted on without leaving the page. */
export function OpinionList({ items, voteAddress }: OpinionListProps) {
  const { withScores, handleVote } = useVotes();
  return items.map((opinion) => (
    <OpinionItem key={opinion.id} opinion={withScores(opinion)} voteAddress={voteAddress} onVote={handleVote} />
  ));
}
