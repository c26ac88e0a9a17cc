import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { notifyOtherWindows } from '#app/features/platform/personal/basket-elsewhere.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { receiveRebate } from '#app/screens/selling/basket/act.server.ts';
import { RebateForm } from '#app/screens/selling/basket/rebate-form.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import * as texts from '#texts/selling/rebates-screen.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
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

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().finally(notifyOtherWindows);
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
              <h2 className="type-sub">{texts.thresholds.title}</h2>
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

/** Rebates as cards: what it takes off, on which terms, and its products. */
function Offers({ offers, none }: { offers: ShownOffer[]; none: string }) {
  if (offers.length === 0) return <p className="mt-3 text-ink-soft">{none}</p>;
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ offer: { id, code, name, source, badge, terms, good } }: { offer: ShownOffer }) {
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="type-sub">{name}</h3>
        <Badge tone={good ? 'brand' : 'neutral'}>{badge}</Badge>
      </div>
      <p className="figures mt-2 font-semibold wrap-anywhere">
        {source === 'card' ? texts.own.card(code) : texts.own.codeIs(code)}
      </p>
      {terms.map((term) => (
        <p key={term} className="mt-1 text-sm text-ink-soft">
          {term}
        </p>
      ))}
      {good && (
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          <PostForm action="/rabaty" preventScrollReset>
            <Button type="submit" name="code" value={code} look="secondary" size="sm" aria-label={texts.applyOf(code)}>
              {texts.use}
            </Button>
          </PostForm>
          <TextLink
            to={`/rabaty/${id}`}
            aria-label={texts.productsOf(name)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.products}
          </TextLink>
        </div>
      )}
    </Card>
  );
}
