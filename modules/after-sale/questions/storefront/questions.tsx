import { questionFormLink } from '#platform/links/rules/screen-links.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { QUESTIONS_FIRST, type QuestionView } from '../rules/question-view.ts';
import * as questionTexts from '../texts/storefront.ts';

export interface ShownQuestions {
  /** Address of the product. */
  link: string;
  items: QuestionView[];
}

/** S2.32: answered questions about the product, and the way to ask one. */
export function Questions({ link, items }: ShownQuestions) {
  const more = items.slice(QUESTIONS_FIRST);
  return (
    <section aria-labelledby="pytania" className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="pytania">{questionTexts.title}</h2>
        {items.length === 0 && (
          <p className="text-ink-soft max-md:order-last max-md:w-full md:flex-1">{questionTexts.none}</p>
        )}
        <a href={questionFormLink(link)} data-window="question" className={buttonLook({ look: 'secondary' })}>
          {questionTexts.ask}
        </a>
      </div>
      {items.length > 0 && <QuestionList items={items.slice(0, QUESTIONS_FIRST)} />}
      {more.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
            {questionTexts.showAll(more.length)}
          </summary>
          <QuestionList items={more} />
        </details>
      )}
    </section>
  );
}

function QuestionList({ items }: { items: QuestionView[] }) {
  return (
    <ul className="mt-4 grid gap-6 lg:grid-cols-2 lg:gap-x-16">
      {items.map(({ id, question, answer, author, date }) => (
        <li key={id} className="max-w-[43.75rem] lg:last:odd:col-span-2">
          <p className="font-semibold break-words whitespace-pre-line">{joinWithHardSpaces(question)}</p>
          <p className="text-sm text-ink-soft">
            {author && `${author}, `}
            <time dateTime={date}>{longDay(date)}</time>
          </p>
          <div className="mt-2 rounded-md bg-surface-2 px-4 py-3">
            <p className="text-sm font-semibold">{questionTexts.answerOf}</p>
            <p className="mt-1 break-words whitespace-pre-line">{joinWithHardSpaces(answer)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
