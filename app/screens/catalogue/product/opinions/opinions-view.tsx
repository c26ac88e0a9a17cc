import { OpinionList } from '#app/features/after-sale/opinions/opinion-list.tsx';
import { RatingSummary } from '#app/features/after-sale/opinions/stars.tsx';
import type { OpinionView, RatingSummary as Summary } from '#rules/after-sale/opinions/opinion-view.ts';
import { addOpinionLink, productOpinionsLink } from '#rules/platform/links/screen-links.ts';
import * as opinionTexts from '#texts/after-sale/opinions.ts';
import { buttonLook } from '../../../../ui/button-look.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { classNames } from '../../../../ui/class-names.ts';

/** What the product page tells of the product's opinions at first. */
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
      className={classNames('mt-12 md:mt-16', summary.count > 0 && 'drawn-near [--about:75rem]')}
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
