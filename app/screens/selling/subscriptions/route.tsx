import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { SubscriptionItem } from '#app/features/selling/subscriptions/subscription-item.tsx';
import bellPicture from '#app/ui/still-lifes/bell.webp';
import * as texts from '#texts/selling/subscriptions.ts';
import { Message } from '../../../ui/alert/message.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
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

export default function SubscriptionsRoute({ loaderData, actionData }: Route.ComponentProps) {
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
