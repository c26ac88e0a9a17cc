import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { Figures } from '#modules/sales/checkout/storefront/parts/figures.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import * as expressTexts from '../texts/storefront.ts';
import { loadBasketExpress } from './load-basket.server.ts';

export const handle: PageHandle = {
  page: 'order1',
  enclosed: { step: 'basket' },
  noIndex: true,
};

export function loader({ context, params }: Route.LoaderArgs<'provider'>) {
  return loadBasketExpress(context, params.provider);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return pageMeta({ title: expressTexts.title(loaderData?.provider ?? ''), shopName: shopName(matches) });
}

/** The local express checkout for the whole basket. */
export default function BasketExpressRoute({
  loaderData: { provider, lines, figures },
}: Route.ComponentProps<typeof loader>) {
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
