import type { ProductSize } from '#rules/catalogue/product-page.ts';
import { availabilityTexts } from '#texts/availability.ts';
import { productTexts } from '#texts/product.ts';
import { shippingTexts } from '#texts/shipping.ts';
import { quantityWithUnit } from '#texts/units.ts';
import type { SizeDetails } from '#wire/client/sizes.ts';
import { classNames } from '../../ui/class-names.ts';
import { ReturnIcon } from '../../ui/icons/return.tsx';
import { SuccessIcon } from '../../ui/icons/success.tsx';
import { WarningIcon } from '../../ui/icons/warning.tsx';
import { buyingDecision } from './buy-choice.ts';
import type { ShownProduct } from './load.server.ts';
import { ShippingLine } from './shipping-line.tsx';

interface StatusProps {
  product: ShownProduct;
  size: ProductSize;
  chosen: boolean;
  details: SizeDetails | null;
}

/** Whether the shown size is there, when it leaves the shop and what delivery costs. */
export function Status({ product, size, chosen, details }: StatusProps) {
  const decision = buyingDecision(product, size);
  const status = details?.availability?.status ?? size.status;
  const described = details?.availability?.statusDescription || size.statusDescription;
  const sold = status === 'disable';
  return (
    <div aria-live="polite" className="mt-5 space-y-2">
      <p className={classNames('flex items-start gap-2 font-medium', sold ? 'text-error' : 'text-ok')}>
        {sold ? <WarningIcon className="mt-0.5 size-5" /> : <SuccessIcon className="mt-0.5 size-5" />}
        <span>
          {described || availabilityTexts.status(status)}
          {chosen && decision.stockAmount && size.amount > 0 && (
            <span className="figures font-normal text-ink-soft">
              {' '}
              {availabilityTexts.inStock(quantityWithUnit(size.amount, product))}
            </span>
          )}
        </span>
      </p>
      {decision.unknownDeliveryNotice && <p className="text-ink-soft">{shippingTexts.unknownDelivery}</p>}
      {decision.shippingInfo && (
        <>
          <ShippingLine product={product} size={size} details={details} />
          <p className="flex items-start gap-2 text-ink-soft">
            <ReturnIcon className="mt-0.5 size-5" />
            {productTexts.returns}
          </p>
        </>
      )}
    </div>
  );
}
