import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { OrderEntry } from '#app/features/selling/order-entry/order-entry.tsx';
import { withReturn } from '#rules/platform/links/return-address.ts';
import * as texts from '#texts/selling/order-lookup.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { receiveLookup } from './load.server.ts';

export const handle: PageHandle = {
  page: 'order-open',
  breadcrumbs: () => [{ label: texts.title }],
  noIndex: true,
};

export function action({ request, context }: Route.ActionArgs) {
  return receiveLookup(request, context);
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
