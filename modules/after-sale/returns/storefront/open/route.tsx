import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { HelpBox } from '#modules/sales/orders/storefront/order-entry/help-box.tsx';
import { EntryCard, OrderEntry, OtherWay } from '#modules/sales/orders/storefront/order-entry/order-entry.tsx';
import { receiveEntry } from '#modules/sales/orders/storefront/order-entry/receive-entry.server.ts';
import { withReturn } from '#platform/links/rules/return-address.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import parcelBackPicture from '#platform/ui/still-lifes/parcel-back.webp';
import { stepAddress } from '../../rules/return-steps.ts';
import * as texts from '../../texts/storefront.ts';
import { FiledReturns } from './filed-returns.tsx';
import { loadReturns, type ShownReturns } from './load.server.ts';
import { OpenOrders } from './open-orders.tsx';

export const handle: PageHandle<ShownReturns> = {
  page: 'returns-list',
  breadcrumbs: ({ signedIn }) => [...accountCrumb(signedIn), { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturns(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, (number) => stepAddress('products', number));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function ReturnsRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  const { signedIn, interrupted, givenUp, orders, filed, returnDays } = loaderData;
  return (
    <ServiceFrame
      inAccount
      title={texts.title}
      lead={<p>{joinWithHardSpaces(`${texts.intro} ${texts.days(returnDays)}`)}</p>}
      notices={
        <>
          {interrupted && (
            <Message kind="warning">
              <p>{texts.interrupted}</p>
            </Message>
          )}
          {givenUp && (
            <Message kind="success">
              <p>{texts.cancel.draftDone}</p>
            </Message>
          )}
        </>
      }
      side={
        <>
          <SideBox title={texts.how.title} steps={texts.how.steps} />
          <HelpBox ways={['complaint', 'withdrawal']} />
        </>
      }
    >
      <FiledReturns title={texts.running} filed={filed.filter(({ track }) => track)} />
      {signedIn ? (
        <>
          <OpenOrders orders={orders} />
          <AccordionItem
            framed
            title={<h2 className="type-sub">{texts.orders.other}</h2>}
            open={actionData !== undefined}
          >
            <p className="mb-5 text-ink-soft">{texts.guest.intro}</p>
            <OrderEntry submit={texts.guest.submit} look="secondary" reply={actionData} />
          </AccordionItem>
        </>
      ) : (
        <>
          <EntryCard
            title={texts.guest.title}
            intro={texts.guest.intro}
            submit={texts.guest.submit}
            reply={actionData}
            picture={parcelBackPicture}
          />
          <OtherWay text={texts.account}>
            <ButtonLink to={withReturn('/logowanie', '/zwroty')} look="secondary">
              {texts.signIn}
            </ButtonLink>
          </OtherWay>
        </>
      )}
      <FiledReturns title={texts.over} filed={filed.filter(({ track }) => !track)} />
    </ServiceFrame>
  );
}
