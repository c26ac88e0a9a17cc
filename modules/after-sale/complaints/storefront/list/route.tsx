import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { HelpBox } from '#modules/sales/orders/storefront/order-entry/help-box.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import mugPicture from '#platform/ui/still-lifes/mug.webp';
import * as complaintTexts from '../../texts/storefront.ts';
import { ComplaintItem } from './complaint-item.tsx';
import { loadList, type OwnComplaints, receiveCancel } from './load.server.ts';

export const handle: PageHandle<OwnComplaints> = {
  page: 'rma-list',
  breadcrumbs: ({ signedIn }) => [
    ...(signedIn ? accountCrumb(true) : [{ label: complaintTexts.title, to: '/reklamacje' }]),
    { label: complaintTexts.list },
  ],
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

export default function ComplaintListRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
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
      action={<ButtonLink to="/reklamacje">{add}</ButtonLink>}
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
