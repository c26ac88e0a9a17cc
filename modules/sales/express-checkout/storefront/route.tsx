import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as expressTexts from '../texts/storefront.ts';
import { loadExpress } from './load.server.ts';

export const handle: PageHandle = {
  page: 'order1',
  enclosed: { step: 'basket' },
  noIndex: true,
};

export function loader({ context, url, params }: Route.LoaderArgs<'provider'>) {
  return loadExpress(context, url, params.provider);
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return pageMeta({ title: expressTexts.title(loaderData?.provider ?? ''), shopName: shopName(matches) });
}

/** The local express checkout for a product. */
export default function ExpressRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  const { provider, product, size, quantity, worth, deliveryCost, delivered, totalLabel, fields } = loaderData;
  return (
    <div className="mx-auto max-w-xl">
      <h1>{expressTexts.title(provider)}</h1>
      <p className="mt-2 text-ink-soft">{expressTexts.intro}</p>
      <Card className="mt-6">
        <h2 className="type-sub">{product.name}</h2>
        {size && <p className="mt-1 text-ink-soft">{expressTexts.size(size)}</p>}
        <p className="figures mt-1 text-ink-soft">{expressTexts.quantity(quantityWithUnit(quantity, product))}</p>
        <dl className="figures mt-4 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4">
          <dt>{expressTexts.worth}</dt>
          <dd className="text-right">{formatMoney(worth)}</dd>
          <dt>{expressTexts.delivery}</dt>
          <dd className="text-right">{deliveryText(delivered, deliveryCost)}</dd>
          <dt className="font-semibold">{totalLabel}</dt>
          <dd className="text-right font-semibold">{formatMoney(worth + (deliveryCost ?? 0))}</dd>
        </dl>
      </Card>
      <form method="post" action="/basketchange.php" className="mt-6 flex flex-wrap gap-3">
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="mode" value="1" size="lg">
          {expressTexts.confirm}
        </Button>
        <ButtonLink to={product.link} look="secondary" size="lg">
          {expressTexts.back}
        </ButtonLink>
      </form>
    </div>
  );
}

function deliveryText(delivered: boolean, cost: number | null): string {
  if (!delivered) return expressTexts.deliveryNone;
  if (cost === null) return expressTexts.deliveryIndividual;
  return cost === 0 ? basketScreenTexts.free : expressTexts.deliveryFrom(formatMoney(cost));
}
