import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { Figures } from '#app/features/selling/order/figures.tsx';
import { DetailItems } from '#app/ui/detail-items.tsx';
import * as basketScreenTexts from '#texts/selling/basket-screen.ts';
import * as expressTexts from '#texts/selling/express.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Route } from './+types/basket-route.ts';
import { loadBasketExpress } from './load-basket.server.ts';

export const handle: PageHandle = {
  page: 'order1',
  enclosed: { step: 'basket' },
  noIndex: true,
};

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBasketExpress(context, params.provider);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: expressTexts.title(loaderData?.provider ?? ''), shopName: shopName(matches) });
}

/** The local express checkout for the whole basket: what is bought, what it costs, and on to the order. */
export default function BasketExpressRoute({ loaderData: { provider, lines, figures } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl">
      <h1>{expressTexts.title(provider)}</h1>
      <p className="mt-2 text-ink-soft">{expressTexts.intro}</p>
      <Card className="mt-6">
        <ul aria-label={basketScreenTexts.lines} className="mb-4 space-y-2 border-b border-line pb-4">
          {lines.map(({ id, name, details, quantity }) => (
            <li key={id} className="flex justify-between gap-4">
              <div className="min-w-0">
                <p>{name}</p>
                <ul className="text-sm text-ink-soft">
                  <DetailItems details={details} />
                </ul>
              </div>
              <span className="figures shrink-0 text-ink-soft">{quantity}</span>
            </li>
          ))}
        </ul>
        <Figures figures={figures} />
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/zamowienie/dane" size="lg">
          {expressTexts.confirm}
        </ButtonLink>
        <ButtonLink to="/koszyk" look="secondary" size="lg">
          {expressTexts.backToBasket}
        </ButtonLink>
      </div>
    </div>
  );
}
