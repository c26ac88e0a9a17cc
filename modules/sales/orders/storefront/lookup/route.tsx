import { withReturn } from '#platform/links/rules/return-address.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ServiceFrame } from '#platform/ui/service-frame.tsx';
import parcelPicture from '#platform/ui/still-lifes/parcel.webp';
import * as texts from '../../texts/lookup.ts';
import { HelpBox } from '../order-entry/help-box.tsx';
import { EntryCard, OtherWay } from '../order-entry/order-entry.tsx';
import { receiveEntry } from '../order-entry/receive-entry.server.ts';

export const handle: PageHandle = {
  page: 'order-open',
  breadcrumbs: () => [{ label: texts.title }],
  noIndex: true,
};

/** S2.55: the right pair gives access for an hour; every wrong pair gets the same answer. */
export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, (number) => orderLink(number), 'look');
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function OrderLookupRoute({ actionData }: Route.ComponentProps<unknown, typeof action>) {
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
