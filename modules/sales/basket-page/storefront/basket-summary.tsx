import type { MouseEvent } from 'react';
import type { BasketView } from '#modules/sales/basket/rules/basket-view.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { Figures } from '#modules/sales/checkout/storefront/parts/figures.tsx';
import { SumBar } from '#modules/sales/checkout/storefront/parts/sum-bar.tsx';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import * as expressTexts from '#modules/sales/express-checkout/texts/storefront.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import { TruckIcon } from '#platform/ui/icons/shopping.tsx';
import { Link } from '#platform/ui/link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { RebateAnswer } from './action.server.ts';
import type { BasketExtras } from './basket-figures.server.ts';
import type { BasketOffers } from './basket-offers.server.ts';
import { RebateForm } from './rebate-form.tsx';

interface BasketSummaryProps {
  basket: BasketView;
  extras: BasketExtras;
  answer: RebateAnswer | undefined;
}

export function BasketSummary({ basket, extras, answer }: BasketSummaryProps) {
  return (
    <Card className="lg:sticky lg:top-36 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 className="mb-4 type-sub">{basketScreenTexts.summary}</h2>
      <Figures figures={extras.figures} />
      {extras.freePickup && <p className="mt-2 text-sm text-ink-soft">{extras.freePickup}</p>}
      {extras.noDelivery && (
        <Message kind="warning" className="mt-4">
          <p>{extras.noDelivery}</p>
          <TextLink to="/contact.php" className="inline-flex min-h-11 items-center">
            {basketScreenTexts.contact}
          </TextLink>
        </Message>
      )}
      {/* When nothing is missing, the row of the delivery is enough. */}
      {basket.toShippingFree !== null && basket.toShippingFree > 0 && (
        <p className="mt-4 flex items-center gap-2 rounded-md bg-brand-soft p-3 text-sm font-medium text-brand">
          <TruckIcon className="size-5" />
          {basketScreenTexts.toFreeDelivery(basket.toShippingFree)}
        </p>
      )}
      {extras.points.map((text) => (
        <p key={text} className="mt-2 text-sm text-ink-soft">
          {text}
        </p>
      ))}
      {extras.canOrder && (
        <ButtonLink
          to="/zamowienie/dane"
          onClick={requestComment}
          size="lg"
          wide
          className="way-on mt-5 text-center max-md:hidden"
        >
          {basketScreenTexts.toOrder}
        </ButtonLink>
      )}
      {extras.canOrder && <BasketExpress express={extras.offers.express} />}
      <div className="mt-5 divide-y divide-line border-y border-line">
        <RebateForm rebates={extras.rebates} cards={extras.cards} answer={answer} />
        <BasketWays ways={extras.offers.ways} />
        <BasketPayLater payLater={extras.offers.payLater} />
      </div>
      <p className="mt-2 text-center">
        <TextLink to="/" className="inline-flex min-h-11 items-center">
          {basketScreenTexts.keepShopping}
        </TextLink>
      </p>
    </Card>
  );
}

/** X.46 */
export function BasketBar({ figures }: Pick<BasketExtras, 'figures'>) {
  return (
    // At the end of the page it covers the gap to the next section, which has the same height with and without the bar.
    <SumBar figures={figures} className="max-md:-mb-12">
      <ButtonLink
        to="/zamowienie/dane"
        onClick={requestComment}
        className="min-w-0 grow basis-36 text-center leading-tight max-[24rem]:px-3"
      >
        {basketScreenTexts.toOrder}
      </ButtonLink>
    </SumBar>
  );
}

/** S2.40: a line without its required comment would be left out of the order. Its field is shown first. */
function requestComment(event: MouseEvent) {
  const required = document.querySelectorAll<HTMLTextAreaElement>('textarea[aria-required="true"]');
  const empty = [...required].find(({ value }) => value.trim() === '');
  if (!empty) return;
  event.preventDefault();
  empty.closest('details')?.setAttribute('open', '');
  empty.focus();
}

function BasketExpress({ express }: Pick<BasketOffers, 'express'>) {
  return express.map(({ id, name }) => (
    <ButtonLink key={id} to={`/express/${id}/koszyk`} look="secondary" size="lg" wide className="mt-3">
      {expressTexts.title(name)}
    </ButtonLink>
  ));
}

function BasketPayLater({ payLater }: Pick<BasketOffers, 'payLater'>) {
  return payLater.map(({ to, text }) => (
    <p key={to} className="py-1 text-sm">
      <Link
        to={to}
        className="figures flex min-h-11 items-center justify-between gap-1.5 rounded-sm font-semibold underline-offset-4 hover:underline"
      >
        {text}
        <ChevronRightIcon className="size-4 shrink-0" />
      </Link>
    </p>
  ));
}

/** All deliveries with costs, before an address is known. */
function BasketWays({ ways }: Pick<BasketOffers, 'ways'>) {
  if (ways.length === 0) return null;
  return (
    <Disclosure title={basketScreenTexts.deliveryOptions} look="row" className="py-1 text-sm">
      {(['prepaid', 'dvp'] as const).map((side) => {
        const own = ways.filter(({ prepaid }) => prepaid === side);
        return (
          own.length > 0 && (
            <div key={side} className="figures mb-3">
              <p className="font-medium">{shippingWindowTexts.groups[side]}</p>
              <dl className="mt-1 space-y-1">
                {own.map(({ id, name, cost }) => (
                  <div key={id} className="flex justify-between gap-4">
                    <dt className="text-ink-soft">{name}</dt>
                    <dd>{cost}</dd>
                  </div>
                ))}
              </dl>
            </div>
          )
        );
      })}
    </Disclosure>
  );
}
