import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { HelpBox } from '#app/features/selling/order-entry/help-box.tsx';
import { EntryCard, OtherWay } from '#app/features/selling/order-entry/order-entry.tsx';
import { receiveEntry } from '#app/features/selling/order-entry/receive-entry.server.ts';
import parcelPicture from '#app/ui/still-lifes/parcel.webp';
import { withReturn } from '#rules/platform/links/return-address.ts';
import { orderLink } from '#rules/platform/links/screen-links.ts';
import * as texts from '#texts/selling/order-lookup.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ServiceFrame } from '../../../ui/service-frame.tsx';
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
    <ServiceFrame
      title={texts.title}
      lead={<p>{texts.intro}</p>}
      side={<HelpBox ways={['return', 'complaint', 'withdrawal']} />}
    >
      <EntryCard title={texts.formTitle} reply={actionData} submit={texts.submit} picture={parcelPicture} />
      <OtherWay text={texts.account}>
        <ButtonLink to={withReturn('/logowanie', '/konto/zamowienia')} look="secondary">
          {texts.signIn}
        </ButtonLink>
      </OtherWay>
    </ServiceFrame>
  );
}
