import type { ReactNode } from 'react';
import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { receiveRebate } from '#modules/sales/basket-page/storefront/action.server.ts';
import { RebateForm } from '#modules/sales/basket-page/storefront/rebate-form.tsx';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { notifyOtherWindows } from '#platform/personal/storefront/basket-elsewhere.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Card } from '#platform/ui/card.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../texts/storefront.ts';
import { Coupon, SpentCoupon } from './coupon.tsx';
import { loadRebates, type ShownOffer, type ShownRebates } from './load.server.ts';
import { Points } from './points.tsx';

export const handle: PageHandle<ShownRebates> = {
  page: 'client-rebates',
  breadcrumbs: ({ signedIn }) => [...accountCrumb(signedIn), { label: texts.title }],
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadRebates(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveRebate(request, context, '/rabaty');
}

export function clientAction({ serverAction }: Route.ClientActionArgs<typeof action>) {
  return serverAction().finally(notifyOtherWindows);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function RebatesRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  const { own, current, given, signedIn, freeShippingFrom, gifts, points } = loaderData;
  const ownOffers = (
    <section aria-labelledby="own-title">
      <h2 id="own-title">{texts.own.title}</h2>
      <Offers offers={own} none={signedIn ? texts.own.none : texts.own.guest} />
    </section>
  );
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-[37.5rem] text-ink-soft">{texts.intro}</p>
      <div className="mt-6 grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8">
          {signedIn && ownOffers}
          <section aria-labelledby="current-title">
            <h2 id="current-title">{texts.current.title}</h2>
            <Offers offers={current} none={texts.current.none} />
          </section>
          {!signedIn && ownOffers}
        </div>
        <div className="grid gap-6">
          <Card>
            <RebateForm rebates={given} cards={given.cards} answer={actionData} action="/rabaty" alone />
            <p className="mt-3 text-sm text-ink-soft">{texts.codeHint}</p>
          </Card>
          {(freeShippingFrom !== null || gifts.length > 0) && (
            <Card>
              <h2 className="type-sub">{texts.thresholds.title}</h2>
              <ul className="mt-2 divide-y divide-line">
                {freeShippingFrom !== null && (
                  <Threshold from={freeShippingFrom}>{texts.thresholds.freeDelivery}</Threshold>
                )}
                {gifts.map(({ giftId, name, link, minimumWorth }) => (
                  <Threshold key={giftId} from={minimumWorth}>
                    <TextLink quiet to={link} className="-my-3 inline-block py-3">
                      {texts.thresholds.gift(name)}
                    </TextLink>
                  </Threshold>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
      <Points points={points} />
    </>
  );
}

function Threshold({ from, children }: { from: Grosze; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-3">
      <span className="min-w-0 flex-1 basis-32">{children}</span>
      <span className="figures font-semibold whitespace-nowrap">{texts.thresholds.from(formatMoney(from))}</span>
    </li>
  );
}

/** Valid ones first; the others below in a separate grid. */
function Offers({ offers, none }: { offers: ShownOffer[]; none: string }) {
  if (offers.length === 0) return <p className="mt-3 text-ink-soft">{none}</p>;
  const [good, spent] = [offers.filter((offer) => offer.good), offers.filter((offer) => !offer.good)];
  return (
    <div className="@container mt-4 grid gap-4">
      {good.length > 0 && (
        <ul className={PAIRS}>
          {good.map((offer) => (
            <li key={offer.id} className={ALONE}>
              <Coupon offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {spent.length > 0 && (
        <ul className={PAIRS}>
          {spent.map((offer) => (
            <li key={offer.id} className={ALONE}>
              <SpentCoupon offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const PAIRS = 'grid gap-4 @2xl:grid-cols-2';
/** The last of an odd number takes the whole row. */
const ALONE = 'last:odd:col-span-full';
