import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import { tellOtherWindows } from '#app/features/platform/personal/basket-elsewhere.ts';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { receiveRebate } from '#app/screens/selling/basket/act.server.ts';
import { RebateForm } from '#app/screens/selling/basket/rebate-form.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { rebatesScreenTexts as texts } from '#texts/selling/rebates-screen.ts';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadRebates, type ShownRebates } from './load.server.ts';
import { Offers } from './offers.tsx';
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

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().finally(tellOtherWindows);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function RebatesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { own, current, given, signedIn, freeShippingFrom, gifts, points } = loaderData;
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{texts.intro}</p>
      <div className="mt-6 grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="own-title">
            <h2 id="own-title">{texts.own.title}</h2>
            <Offers offers={own} none={signedIn ? texts.own.none : texts.own.guest} />
          </section>
          <section aria-labelledby="current-title">
            <h2 id="current-title">{texts.current.title}</h2>
            <Offers offers={current} none={texts.current.none} />
          </section>
        </div>
        <div className="grid gap-6">
          <Card>
            <RebateForm rebates={given} answer={actionData} action="/rabaty" alone />
            <p className="mt-3 text-sm text-ink-soft">{texts.codeHint}</p>
          </Card>
          {(freeShippingFrom !== null || gifts.length > 0) && (
            <Card>
              <h2 className="text-lg">{texts.thresholds.title}</h2>
              <ul className="figures mt-3 grid gap-1">
                {freeShippingFrom !== null && (
                  <li className="flex min-h-11 items-center">
                    {texts.thresholds.freeDelivery(formatMoney(freeShippingFrom))}
                  </li>
                )}
                {gifts.map(({ giftId, name, link, minimumWorth }) => (
                  <li key={giftId}>
                    <TextLink quiet to={link} className="flex min-h-11 items-center">
                      {texts.thresholds.gift(name, minimumWorth)}
                    </TextLink>
                  </li>
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
