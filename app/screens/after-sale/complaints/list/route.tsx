import { CancelComplaint } from '#app/features/after-sale/complaints/cancel-complaint.tsx';
import { ComplaintStateBadge } from '#app/features/after-sale/complaints/complaint-state-badge.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { HelpBox } from '#app/features/selling/order-entry/help-box.tsx';
import { OrderPhoto } from '#app/features/selling/own-order/order-marks.tsx';
import mugPicture from '#app/ui/still-lifes/mug.webp';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrows.tsx';
import { ServiceFrame, SideBox } from '../../../../ui/service-frame.tsx';
import type { Route } from './+types/route.ts';
import { type ListedComplaint, loadList, receiveCancel } from './load.server.ts';

export const handle: PageHandle = {
  page: 'rma-list',
  breadcrumbs: () => [{ label: complaintTexts.title, to: '/reklamacje' }, { label: complaintTexts.list }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveCancel(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: complaintTexts.list, shopName: shopName(matches) });
}

export default function ComplaintListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { complaints, cancelled } = loaderData;
  const isCancelled = complaints.some(({ number, state }) => number === cancelled && state === 'cancelled');
  const answer = actionData ?? (isCancelled ? { kind: 'success' as const, text: complaintTexts.cancel.done } : null);
  const { empty, add, intro, how } = complaintTexts.ownList;
  const notices = answer && (
    <Message kind={answer.kind}>
      <p>{answer.text}</p>
    </Message>
  );
  if (complaints.length === 0)
    return (
      <ServiceFrame inAccount title={complaintTexts.list} notices={notices}>
        <EmptyState
          picture={mugPicture}
          title={empty.title}
          text={empty.text}
          link={{ to: '/reklamacje', label: empty.link }}
        />
      </ServiceFrame>
    );
  return (
    <ServiceFrame
      inAccount
      title={complaintTexts.list}
      badge={
        <ButtonLink to="/reklamacje" className="max-sm:w-full sm:ms-auto">
          {add}
        </ButtonLink>
      }
      lead={<p>{intro}</p>}
      notices={notices}
      side={
        <>
          <SideBox title={how.title} steps={how.steps} />
          <HelpBox ways={['return', 'withdrawal']} />
        </>
      }
    >
      <ul className="grid gap-4">
        {complaints.map((complaint) => (
          <li key={complaint.number}>
            <ComplaintItem complaint={complaint} />
          </li>
        ))}
      </ul>
    </ServiceFrame>
  );
}

/** S2.74: one complaint of the list; its details open and close, and are open where something is to be answered. */
function ComplaintItem({ complaint }: { complaint: ListedComplaint }) {
  const { number, state, createdAt, orderNumber, lines, link, cancellable, isWaiting } = complaint;
  return (
    <details open={isWaiting} className="group @container rounded-lg border border-line bg-surface">
      <summary className="relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-y-1 p-5 pe-14 md:px-6 md:pe-14">
        {/* Where text is large there is no room beside it. */}
        <span className="row-span-3 me-4 hidden @3xs:block">
          {lines.slice(0, 1).map(({ id, photo, photoTone }) => (
            <OrderPhoto key={id} photo={photo} tone={photoTone} />
          ))}
        </span>
        <h2 className="figures col-start-2 type-sub">{complaintTexts.number(number)}</h2>
        <span className="col-start-2 leading-snug">{lines.map(({ name }) => name).join(', ')}</span>
        <span className="figures col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <ComplaintStateBadge state={state} />
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
        <ButtonLink to={link} look={isWaiting ? 'primary' : 'secondary'} className="w-fit">
          {isWaiting ? complaintTexts.ownList.answer : complaintTexts.ownList.open}
          <span className="sr-only">: {complaintTexts.number(number)}</span>
        </ButtonLink>
        {cancellable && <CancelComplaint number={number} />}
      </div>
    </details>
  );
}
