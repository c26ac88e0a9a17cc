import { useRef } from 'react';
import type { ProductSize } from '#rules/catalogue/products/product-page.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { shippingTexts } from '#texts/catalogue/shipping.ts';
import type { SizeDetails } from '#wire/client/sizes.ts';
import { TruckIcon } from '../../../ui/icons/truck.tsx';
import { AskForDelivery } from './ask-for-delivery.tsx';
import type { ShownProduct } from './load.server.ts';
import { ShippingOptionsLink } from './shipping-options-link.tsx';
import { useShippingPromise } from './use-shipping-promise.ts';

interface ShippingLineProps {
  product: ShownProduct;
  size: ProductSize;
  details: SizeDetails | null;
}

/** When the parcel leaves, what delivery costs, and the way to all costs (S2.21). */
export function ShippingLine({ product, size, details }: ShippingLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const promise = useShippingPromise(line, product, size);
  const fresh = details?.delivery;
  const cost = fresh ? (fresh.undefined ? null : fresh.cost) : product.deliveryCost;
  return (
    <div ref={line} className="flex items-start gap-2">
      <TruckIcon className="mt-0.5 size-5 shrink-0 text-brand" />
      <div>
        {/* A line of its own: when the shop has named the day, nothing beside or below it moves. */}
        <p data-shipping>{shippingTexts.promise(promise)}</p>
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="figures text-ink-soft">{costText(cost)}</p>
          {cost === null && <AskForDelivery />}
          <ShippingOptionsLink place={line} product={product} size={size.type} />
        </div>
      </div>
    </div>
  );
}

function costText(cost: number | null): string {
  if (cost === null) return shippingTexts.individual;
  return cost === 0 ? shippingTexts.freeDelivery : shippingTexts.cheapest(formatMoney(cost));
}
