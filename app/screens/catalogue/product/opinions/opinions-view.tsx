import { useRef, useState } from 'react';
import { OpinionItem } from '#app/features/after-sale/opinions/opinion-item.tsx';
import { RatingSummary } from '#app/features/after-sale/opinions/stars.tsx';
import { useVotes } from '#app/features/after-sale/opinions/use-votes.ts';
import { OPINIONS_STEP } from '#rules/after-sale/opinions/opinion-limits.ts';
import type { OpinionView } from '#rules/after-sale/opinions/opinion-view.ts';
import { addOpinionLink, productOpinionsLink } from '#rules/platform/links/screen-links.ts';
import * as opinionTexts from '#texts/after-sale/opinions.ts';
import { fetchOpinions } from '#wire/client/opinions.ts';
import { showAlert } from '../../../../ui/alert/alert-store.ts';
import { buttonLook } from '../../../../ui/button-look.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { isPlainClick } from '../../../../ui/is-plain-click.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { ShownOpinions } from './shown-opinions.ts';

/** S2.33: opinions about the product. An island: drawn by the server, awake when the shopper comes near. */
export function OpinionsView(shown: ShownOpinions) {
  const { link, summary, confirmedTotal } = shown;
  const { items, confirmedOnly, hasMore, loading, setConfirmedOnly, showMore } = useOpinionList(shown);
  const { withScores, handleVote } = useVotes();
  const all = productOpinionsLink(link);
  return (
    <section aria-labelledby="opinie" className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="opinie">{opinionTexts.title}</h2>
        <a href={addOpinionLink(link)} data-window="opinion" className={buttonLook({ look: 'secondary' })}>
          {opinionTexts.add}
        </a>
      </div>
      {summary.count === 0 ? (
        <p className="mt-4 text-ink-soft">{opinionTexts.none}</p>
      ) : (
        <>
          <div className="mt-5 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <RatingSummary summary={summary} />
            <form action={all}>
              <Checkbox
                id="tylko-potwierdzone"
                name="confirmed"
                value="1"
                checked={confirmedOnly}
                onChange={(event) => setConfirmedOnly(event.currentTarget.checked)}
                label={opinionTexts.confirmedOnly(confirmedTotal)}
              />
              <noscript>
                <button type="submit" className={buttonLook({ look: 'secondary', size: 'sm' })}>
                  {opinionTexts.filter}
                </button>
              </noscript>
            </form>
          </div>
          <div aria-live="polite" aria-busy={loading}>
            {items.length === 0 && !loading ? (
              <p className="border-t border-line py-6">{opinionTexts.noneConfirmed}</p>
            ) : (
              items.map((opinion) => (
                <OpinionItem key={opinion.id} opinion={withScores(opinion)} voteAddress={all} onVote={handleVote} />
              ))
            )}
          </div>
          {hasMore && (
            <a
              href={all}
              className={buttonLook({ look: 'secondary' })}
              aria-disabled={loading || undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                void showMore();
              }}
            >
              {loading && <Spinner />}
              {opinionTexts.showMore}
            </a>
          )}
        </>
      )}
    </section>
  );
}

interface Listed {
  confirmedOnly: boolean;
  items: OpinionView[];
}

/** The opinions on screen: which, how many, and how to get more. Only the newest wish is answered. */
function useOpinionList({ productId, items: first, confirmedTotal, summary }: ShownOpinions) {
  const [listed, setListed] = useState<Listed>({ confirmedOnly: false, items: first });
  const [loading, setLoading] = useState(false);
  const asked = useRef(0);
  const { confirmedOnly, items } = listed;
  const total = confirmedOnly ? confirmedTotal : summary.count;

  async function load(confirmed: boolean, known: OpinionView[], page: number) {
    asked.current += 1;
    const own = asked.current;
    setLoading(true);
    const answer = await fetchOpinions({ product: productId, confirmedOnly: confirmed, page });
    if (own !== asked.current) return;
    setLoading(false);
    if (!answer) return showAlert({ kind: 'error', text: opinionTexts.notLoaded });
    const fresh = answer.items.filter(({ id }) => !known.some((opinion) => opinion.id === id));
    setListed({ confirmedOnly: confirmed, items: [...known, ...fresh] });
  }

  function setConfirmedOnly(confirmed: boolean) {
    // What is confirmed already stands there; the rest comes.
    const kept = confirmed ? items.filter((opinion) => opinion.confirmed) : first;
    asked.current += 1;
    setLoading(false);
    setListed({ confirmedOnly: confirmed, items: kept });
    if (confirmed && kept.length < Math.min(confirmedTotal, first.length)) void load(true, kept, 0);
  }

  return {
    items,
    confirmedOnly,
    loading,
    hasMore: items.length < total,
    setConfirmedOnly,
    showMore: () => load(confirmedOnly, items, Math.floor(items.length / OPINIONS_STEP)),
  };
}
