import type { ProductSize } from '#rules/catalogue/product-page.ts';
import { availabilityTexts } from '#texts/availability.ts';
import { productTexts } from '#texts/product.ts';
import { shippingTexts } from '#texts/shipping.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { classNames } from '../../ui/class-names.ts';
import { ReturnIcon } from '../../ui/icons/return.tsx';
import { SuccessIcon } from '../../ui/icons/success.tsx';
import { TruckIcon } from '../../ui/icons/truck.tsx';
import { WarningIcon } from '../../ui/icons/warning.tsx';
import { buyingDecision } from './buy-choice.ts';
import type { ShownProduct } from './load.server.ts';
import type { ShownDetails } from './use-size-details.ts';

interface StatusProps {
  product: ShownProduct;
  size: ProductSize;
  chosen: boolean;
  details: ShownDetails | null;
}

/** Whether the shown size is there, when it leaves the shop and what delivery costs. */
export function Status({ product, size, chosen, details }: StatusProps) {
  const decision = buyingDecision(product, size);
  const description = details?.statusDescription || size.statusDescription || availabilityTexts.status(size.status);
  const sold = size.status === 'disable';
  return (
    <div aria-live="polite" className="mt-5 min-h-22 space-y-2">
      <p className={classNames('flex items-center gap-2 font-medium', sold ? 'text-error' : 'text-ok')}>
        {sold ? <WarningIcon className="size-5" /> : <SuccessIcon className="size-5" />}
        {description}
        {chosen && decision.stockAmount && size.amount > 0 && (
          <span className="figures font-normal text-ink-soft">
            {availabilityTexts.inStock(quantityWithUnit(size.amount, product))}
          </span>
        )}
      </p>
      {decision.unknownDeliveryNotice && <p className="text-ink-soft">{shippingTexts.unknownDelivery}</p>}
      {decision.shippingInfo && (
        <>
          <p className="flex items-center gap-2">
            <TruckIcon className="size-5 text-brand" />
            <span>
              {details?.shipping ?? productTexts.delivery}
              {details?.cost && <span className="figures text-ink-soft"> · {details.cost}</span>}
            </span>
          </p>
          <p className="flex items-center gap-2 text-ink-soft">
            <ReturnIcon className="size-5" />
            {productTexts.returns}
          </p>
        </>
      )}
    </div>
  );
}
