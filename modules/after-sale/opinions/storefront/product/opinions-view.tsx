import { addOpinionLink, productOpinionsLink } from '#platform/links/rules/screen-links.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import type { OpinionView, RatingSummary as Summary } from '../../rules/opinion-view.ts';
import * as opinionTexts from '../../texts/storefront.ts';
import { OpinionList } from '../opinion-list.tsx';
import { RatingSummary } from '../stars.tsx';

export interface ShownOpinions {
  /** Address of the product. */
  link: string;
  items: OpinionView[];
  confirmedTotal: number;
  summary: Summary;
}

/** S2.33: opinions about the product; `grow-opinions.ts` brings more of them. */
export function OpinionsView({ link, items, summary, confirmedTotal }: ShownOpinions) {
  const all = productOpinionsLink(link);
  return (
    <section
      aria-labelledby="opinie"
      data-opinions
      className={classNames('mt-12 md:mt-16', summary.count > 0 && 'deferred-rendering [--about:75rem]')}
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="opinie">{opinionTexts.title}</h2>
        <a href={addOpinionLink(link)} data-window="opinion" className={buttonLook({ look: 'secondary' })}>
          {opinionTexts.add}
        </a>
      </div>
      {summary.count === 0 ? (
        <p className="mt-4 text-ink-soft">{opinionTexts.none}</p>
      ) : (
        <div className="mt-5 gap-x-16 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)]">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:sticky lg:top-40 lg:flex-col lg:items-start lg:self-start">
            <RatingSummary summary={summary} />
            <form action={all}>
              <Checkbox
                id="tylko-potwierdzone"
                name="confirmed"
                value="1"
                label={opinionTexts.confirmedOnly(confirmedTotal)}
              />
              <noscript>
                <button type="submit" className={buttonLook({ look: 'secondary', size: 'sm' })}>
                  {opinionTexts.filter}
                </button>
              </noscript>
            </form>
          </div>
          <div className="xl:*:data-votes:columns-2 xl:*:data-votes:gap-x-12 xl:[&>[data-votes]>*]:break-inside-avoid">
            <div aria-live="polite">
              <p data-none hidden className="border-t border-line py-6">
                {opinionTexts.noneConfirmed}
              </p>
            </div>
            <OpinionList items={items} voteAddress={all} />
            <a
              href={all}
              data-more
              data-total={summary.count}
              data-confirmed={confirmedTotal}
              hidden={items.length >= summary.count}
              className={buttonLook({ look: 'secondary' })}
            >
              {opinionTexts.showMore}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}
