import type { ProductSize } from '#rules/catalogue/product-page.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import { describeShipping } from '#rules/shipping/describe-shipping.ts';
import { shippingTerm } from '#rules/shipping/shipping-term.ts';
import { shippingTexts } from '#texts/shipping.ts';
import type { SizeDetails } from '#wire/client/sizes.ts';
import { TruckIcon } from '../../ui/icons/truck.tsx';

interface ShippingLineProps {
  size: ProductSize;
  details: SizeDetails | null;
}

/** When the parcel leaves and what it costs. The page is kept for everybody, so the day comes with the size's answer. */
export function ShippingLine({ size, details }: ShippingLineProps) {
  const term = shippingTerm(size);
  const time = details?.availability?.shippingTime;
  const delivery = details?.delivery;
  const promise = time ? shippingTexts.promise(describeShipping(time, new Date())) : null;
  return (
    <p className="flex items-start gap-2">
      <TruckIcon className="mt-0.5 size-5 text-brand" />
      <span>
        {promise ?? (term ? shippingTexts.term(term) : shippingTexts.heading)}
        {delivery && !delivery.undefined && (
          <span className="figures text-ink-soft">
            {' · '}
            {delivery.cost === 0 ? shippingTexts.freeDelivery : shippingTexts.cheapest(formatMoney(delivery.cost))}
          </span>
        )}
      </span>
    </p>
  );
}
