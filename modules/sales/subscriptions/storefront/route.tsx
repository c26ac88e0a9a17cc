import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import bellPicture from '#platform/ui/still-lifes/bell.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../texts/storefront.ts';
import { SubscriptionItem } from './subscription-item.tsx';
import { loadSubscriptions, receiveSubscriptions } from './subscriptions.server.ts';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSubscriptions(context, url);
}

export function action({ context, request }: Route.ActionArgs) {
  return receiveSubscriptions(context, request);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function SubscriptionsRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { subscriptions } = loaderData;
  const message = actionData ?? loaderData.message;
  const { title, text, link } = texts.empty;
  return (
    <>
      <h1>{texts.title}</h1>
      {message && (
        <Message kind={message.kind} className="mt-4">
          <p>{message.text}</p>
        </Message>
      )}
      {subscriptions.length === 0 ? (
        <EmptyState picture={bellPicture} title={title} text={text} link={{ to: '/', label: link }} />
      ) : (
        <>
          <p className="mt-4 max-w-[50rem] text-pretty text-ink-soft">{texts.lead}</p>
          <ul className="mt-6 grid grid-cols-1 items-start gap-4 @4xl:grid-cols-2">
            {subscriptions.map((subscription) => (
              <li key={subscription.id}>
                <Card>
                  <SubscriptionItem subscription={subscription} level="h2">
                    <TextLink to={subscription.order.link} className="mt-1 inline-flex min-h-11 items-center text-sm">
                      {subscription.order.text}
                    </TextLink>
                  </SubscriptionItem>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
