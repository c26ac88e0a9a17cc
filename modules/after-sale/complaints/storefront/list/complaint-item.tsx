import { GOODS_ROW, GoodsLines } from '#modules/sales/orders/storefront/own-order/goods-row.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import { StageBar } from '#platform/ui/stage-bar.tsx';
import * as complaintTexts from '../../texts/storefront.ts';
import { CancelComplaint } from '../parts/cancel-complaint.tsx';
import { ComplaintStateBadge } from '../parts/complaint-state-badge.tsx';
import type { ListedComplaint } from './load.server.ts';

const texts = complaintTexts.ownList;

/** S2.74: one complaint of the list; its details open and close, and are open where something is to be answered. */
export function ComplaintItem({ complaint }: { complaint: ListedComplaint }) {
  const { number, state, facts, lines, link, cancellable, isWaiting, track, question } = complaint;
  return (
    <details open={isWaiting} className="group @container rounded-lg border border-line bg-surface">
      <summary className={`${GOODS_ROW} relative cursor-pointer p-5 pe-12 md:px-6 md:pe-14`}>
        <GoodsLines
          level="h2"
          title={complaintTexts.number(number)}
          goods={lines}
          facts={facts}
          badge={<ComplaintStateBadge state={state} />}
        />
        {track && (
          <span className="col-span-full mt-3">
            <StageBar stages={track} tone={isWaiting ? 'accent' : 'brand'} />
          </span>
        )}
        <ChevronDownIcon className="absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-soft transition-transform duration-calm group-open:rotate-180 md:end-5" />
      </summary>
      <div className="grid gap-5 border-t border-line p-5 md:px-6">
        {question ? (
          <blockquote className="max-w-[37.5rem] rounded-lg rounded-bl-sm bg-surface-2 px-4 py-3">
            <p className="figures text-sm font-semibold">{texts.asked(question.day)}</p>
            <p className="mt-1 line-clamp-6 wrap-anywhere whitespace-pre-line">{question.text}</p>
          </blockquote>
        ) : (
          <p>{complaintTexts.stateDetails[state]}</p>
        )}
        <ul className="grid gap-3">
          {lines.map((line) => (
            <li key={line.id}>
              <p className="font-medium">
                {line.name}
                {line.details && <span className="font-normal text-ink-soft">, {line.details}</span>}
                <span className="figures font-normal text-ink-soft"> · {line.quantity}</span>
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">{line.description}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <ButtonLink to={link} look={isWaiting ? 'primary' : 'secondary'} className="max-sm:w-full">
            {isWaiting ? texts.answer : texts.open}
            <span className="sr-only">: {complaintTexts.number(number)}</span>
          </ButtonLink>
          {cancellable && <CancelComplaint number={number} />}
        </div>
      </div>
    </details>
  );
}
