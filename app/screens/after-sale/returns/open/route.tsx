import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { HelpBox } from '#app/features/selling/order-entry/help-box.tsx';
import { EntryCard, OtherWay } from '#app/features/selling/order-entry/order-entry.tsx';
import { receiveEntry } from '#app/features/selling/order-entry/receive-entry.server.ts';
import { Link } from '#app/ui/link.tsx';
import parcelBackPicture from '#app/ui/still-lifes/parcel-back.webp';
import { stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import { withReturn } from '#rules/platform/links/return-address.ts';
import * as texts from '#texts/after-sale/returns.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ServiceFrame, SideBox } from '../../../../ui/service-frame.tsx';
import { ReturnStateBadge } from '../return-frame.tsx';
import type { Route } from './+types/route.ts';
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

export default function ReturnsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { signedIn, interrupted, givenUp, orders, filed, returnDays } = loaderData;
  return (
    <ServiceFrame
      inAccount
      title={texts.title}
      lead={
        <p>
          {texts.intro} {texts.days(returnDays)}
        </p>
      }
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
      {signedIn && <OpenOrders orders={orders} />}
      <FiledReturns filed={filed} />
      <EntryCard
        title={signedIn ? texts.orders.other : texts.guest.title}
        intro={texts.guest.intro}
        submit={texts.guest.submit}
        reply={actionData}
        picture={parcelBackPicture}
      />
      {!signedIn && (
        <OtherWay text={texts.account}>
          <ButtonLink to={withReturn('/logowanie', '/zwroty')} look="secondary">
            {texts.signIn}
          </ButtonLink>
        </OtherWay>
      )}
    </ServiceFrame>
  );
}

/** Returns that were filed before. */
function FiledReturns({ filed }: Pick<ShownReturns, 'filed'>) {
  if (filed.length === 0) return null;
  return (
    <section>
      <h2 className="type-sub">{texts.mine}</h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {filed.map(({ code, order, state, link, amount, date }) => (
          <li key={code}>
            <Link
              to={link}
              className="grid gap-1 px-5 py-4 hover:bg-surface-2 sm:grid-cols-[1fr_auto] sm:items-center md:px-6"
            >
              <span>
                <span className="figures font-semibold">{texts.code(code)}</span>
                <span className="figures block text-sm text-ink-soft">
                  {order} · {date} · {amount}
                </span>
              </span>
              <span>
                <ReturnStateBadge state={state} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
