import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { OrderEntry } from '#app/features/selling/order-entry/order-entry.tsx';
import { receiveEntry } from '#app/features/selling/order-entry/receive-entry.server.ts';
import { withReturn } from '#rules/platform/links/return-address.ts';
import { orderLink } from '#rules/platform/links/screen-links.ts';
import * as texts from '#texts/selling/order-lookup.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';

export const handle: PageHandle = {
  page: 'order-open',
  breadcrumbs: () => [{ label: texts.title }],
  noIndex: true,
};

/** S2.55: the right pair opens the order for an hour; every wrong one hears the same. */
export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, (number) => orderLink(number), 'look');
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function OrderLookupRoute({ actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-md">
      <h1>{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      <div className="mt-6">
        <OrderEntry reply={actionData} submit={texts.submit} />
      </div>
      <p className="mt-6">
        {texts.account}{' '}
        <TextLink to={withReturn('/logowanie', '/konto/zamowienia')} className="inline-block py-2.5">
          {texts.signIn}
        </TextLink>
      </p>
    </div>
  );
}
