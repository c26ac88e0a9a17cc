import type { OpinionView } from '../rules/opinion-view.ts';
import { OpinionItem } from './opinion-item.tsx';

interface OpinionListProps {
  items: OpinionView[];
  /** Takes a vote sent without a script. */
  voteAddress: string;
}

/** Opinions that can be voted on; `take-votes.ts` does it without leaving the page. */
export function OpinionList({ items, voteAddress }: OpinionListProps) {
  return (
    <div data-votes aria-live="polite">
      {items.map((opinion) => (
        <OpinionItem key={opinion.id} opinion={opinion} voteAddress={voteAddress} />
      ))}
    </div>
  );
}
