import type { BasketView } from '#rules/basket/basket-view.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import { formatPoints } from '#rules/money/format-points.ts';
import { basketScreenTexts } from '#texts/basket-screen.ts';
import { usePriceType } from '../../features/price/use-price-type.ts';
import { Card } from '../../ui/card.tsx';
import { TruckIcon } from '../../ui/icons/truck.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What it comes to. Every figure is the server's. */
export function BasketSummary({ basket }: { basket: BasketView }) {
  const priceType = usePriceType();
  const shipping = basket.shipping?.[priceType] ?? 0;
  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="text-xl">{basketScreenTexts.summary}</h2>
      <dl className="figures mt-4 space-y-2">
        <Row label={basketScreenTexts.products}>{formatMoney(basket.total[priceType])}</Row>
        {basket.points > 0 && <Row label={basketScreenTexts.points}>{formatPoints(basket.points)}</Row>}
        {basket.shipping && (
          <Row label={basketScreenTexts.delivery}>
            {shipping === 0 ? basketScreenTexts.free : formatMoney(shipping)}
          </Row>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{basketScreenTexts.total}</dt>
          <dd>{formatMoney(basket.toPay[priceType])}</dd>
        </div>
      </dl>
      {basket.toShippingFree !== null && (
        <p className="mt-4 flex items-center gap-2 rounded-md bg-brand-soft p-3 text-sm font-medium text-brand">
          <TruckIcon className="size-5" />
          {basket.toShippingFree === 0
            ? basketScreenTexts.freeDelivery
            : basketScreenTexts.toFreeDelivery(basket.toShippingFree)}
        </p>
      )}
      <p className="mt-5 text-center">
        <TextLink to="/" className="inline-flex min-h-11 items-center">
          {basketScreenTexts.keepShopping}
        </TextLink>
      </p>
    </Card>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
