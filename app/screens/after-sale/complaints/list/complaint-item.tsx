import { CancelComplaint } from '#app/features/after-sale/complaints/cancel-complaint.tsx';
import { ComplaintStateBadge } from '#app/features/after-sale/complaints/complaint-state-badge.tsx';
import { complaintTexts, complaintListTexts as texts } from '#texts/after-sale/complaints.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/chevron-down.tsx';
import type { ListedComplaint } from './load.server.ts';

/** S2.74: one complaint of the list; its details open and close. */
export function ComplaintItem({ complaint }: { complaint: ListedComplaint }) {
  const { number, state, createdAt, orderNumber, lines, link, cancellable } = complaint;
  return (
    <details className="group rounded-lg border border-line bg-surface">
      <summary className="relative flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 p-5 pe-14 md:px-6 md:pe-14">
        <h2 className="figures text-lg">{complaintTexts.number(number)}</h2>
        <ComplaintStateBadge state={state} />
        <span className="figures basis-full text-sm text-ink-soft">
          {complaintTexts.filedAt(createdAt)}
          {orderNumber && ` · ${complaintTexts.order(orderNumber)}`}
        </span>
        <ChevronDownIcon className="absolute end-5 top-1/2 size-5 -translate-y-1/2 text-ink-soft transition-transform duration-calm group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 border-t border-line p-5 md:px-6">
        <p>{complaintTexts.stateDetails[state]}</p>
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
        <ButtonLink to={link} look="secondary" className="w-fit">
          {texts.open}
          <span className="sr-only">: {complaintTexts.number(number)}</span>
        </ButtonLink>
        {cancellable && <CancelComplaint number={number} />}
      </div>
    </details>
  );
}
