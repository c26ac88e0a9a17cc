import { shippingWindowTexts } from '#texts/catalogue/shipping-window.ts';
import { basketScreenTexts } from '#texts/selling/basket-screen.ts';
import { expressTexts } from '#texts/selling/express.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { BasketOffers } from './basket-offers.server.ts';

/** Express checkouts, right below the way to the order. */
export function BasketExpress({ express }: Pick<BasketOffers, 'express'>) {
  return express.map(({ id, name }) => (
    <ButtonLink key={id} to={`/express/${id}/koszyk`} look="secondary" size="lg" wide className="mt-3">
      {expressTexts.title(name)}
    </ButtonLink>
  ));
}

/** What a month would cost, and when it can be paid later. */
export function BasketPayLater({ payLater }: Pick<BasketOffers, 'payLater'>) {
  if (payLater.length === 0) return null;
  return (
    <ul className="mt-3 text-sm">
      {payLater.map(({ to, text }) => (
        <li key={to}>
          <TextLink to={to} quiet className="figures inline-flex min-h-11 items-center">
            {text}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Every way of delivery with its cost, before anything about the shopper is known. */
export function BasketWays({ ways }: Pick<BasketOffers, 'ways'>) {
  if (ways.length === 0) return null;
  return (
    <Disclosure title={basketScreenTexts.ways} className="mt-2 text-sm">
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
