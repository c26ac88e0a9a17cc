import type { BasketLine } from '#rules/basket/basket-view.ts';
import { outcomeTone } from '#rules/basket/line-outcome.ts';
import type { NotedOutcome } from '#rules/basket/outcome-note.ts';
import { basketTexts } from '#texts/basket.ts';
import { Notice } from '../../ui/alert/notice.tsx';

/** What came of a form sent without script. */
export function BasketNotices({ outcomes, lines }: { outcomes: NotedOutcome[]; lines: BasketLine[] }) {
  return outcomes.map((outcome) => (
    <Notice
      key={`${outcome.code}-${outcome.productId}-${outcome.size}`}
      kind={outcomeTone(outcome.code)}
      className="mt-4"
    >
      <p>
        {basketTexts.outcome(
          outcome,
          lines.find((line) => line.productId === outcome.productId),
        )}
      </p>
    </Notice>
  ));
}
