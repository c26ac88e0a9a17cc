import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { complaintTexts, complaintListTexts as texts } from '#texts/after-sale/complaints.ts';
import { Notice } from '../../../../ui/alert/notice.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ShieldIcon } from '../../../../ui/icons/shield.tsx';
import type { Route } from './+types/route.ts';
import { ComplaintItem } from './complaint-item.tsx';
import { loadList, receiveCancel } from './load.server.ts';

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
  const { title, text, link } = texts.empty;
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{complaintTexts.list}</h1>
        {complaints.length > 0 && <ButtonLink to="/reklamacje">{texts.add}</ButtonLink>}
      </div>
      {answer && (
        <Notice kind={answer.kind} className="mt-4">
          <p>{answer.text}</p>
        </Notice>
      )}
      {complaints.length === 0 ? (
        <EmptyState Icon={ShieldIcon} title={title} text={text} link={{ to: '/reklamacje', label: link }} />
      ) : (
        <ul className="mt-6 grid gap-4">
          {complaints.map((complaint) => (
            <li key={complaint.number}>
              <ComplaintItem complaint={complaint} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
