import { useRef } from 'react';
import { statusPicture } from '#modules/catalogue/availability/rules/size-status.ts';
import * as availabilityTexts from '#modules/catalogue/availability/texts/storefront.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import * as shippingTexts from '#modules/sales/delivery/texts/shipping.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { ReturnIcon } from '#platform/ui/icons/arrows.tsx';
import { TruckIcon } from '#platform/ui/icons/shopping.tsx';
import type { SizeDetails } from '#wire/client/sizes.ts';
import { buyingDecision } from './buy-choice.ts';
import type { OfferedProduct } from './offered-product.ts';
import { DeliveryQuestion, ShippingOptionsLink } from './shipping-options-link.tsx';
import { useShippingPromise } from './use-shipping-promise.ts';
import type { SizeAnswer } from './use-size-details.ts';

interface StatusProps {
  product: OfferedProduct;
  size: ProductSize;
  chosen: boolean;
  answer: SizeAnswer;
  className?: string;
}

export function Status({ product, size, chosen, answer: { state, details, requestAgain }, className }: StatusProps) {
  const decision = buyingDecision(product, size);
  const sold = size.status === 'disable';
  const availability = details?.availability;
  // Contract 2.7: neither day nor cost of delivery is known.
  const undelivered = availability?.deliveryDaysUndefined && details?.delivery?.undefined;
  return (
    <div
      aria-live="polite"
      aria-busy={state === 'loading'}
      data-size-answer={state}
      className={classNames('mt-5 space-y-2', className)}
    >
      {availability?.visible !== false && (
        <div className={classNames('flex items-start gap-2 font-medium', sold ? 'text-error' : 'text-ok')}>
          <img
            src={statusPicture(size)}
            alt=""
            width={20}
            height={20}
            fetchPriority="low"
            className="mt-0.5 shrink-0"
          />
          <div>
            <p data-status={size.status}>
              {sold
                ? availabilityTexts.status('disable')
                : size.statusDescription || availabilityTexts.status(size.status)}
              {chosen && decision.stockAmount && size.amount > 0 && (
                <span className="figures font-normal text-ink-soft">
                  {' · '}
                  {availabilityTexts.inStock(quantityWithUnit(size.amount, product))}
                </span>
              )}
            </p>
            {sold && <p className="text-sm font-normal text-ink-soft">{soldDetails(product, size, chosen)}</p>}
          </div>
        </div>
      )}
      {decision.unknownDeliveryNotice && <p className="text-ink-soft">{shippingTexts.unknownDelivery}</p>}
      {decision.shippingInfo && !undelivered && (
        <>
          <ShippingLine product={product} size={size} details={details} />
          {product.returnDays !== null && (
            <p className="flex items-start gap-2 text-ink-soft">
              <ReturnIcon className="mt-0.5 size-5 shrink-0" />
              {productTexts.returns(product.returnDays)}
            </p>
          )}
        </>
      )}
      {state === 'failed' && (
        <button type="button" onClick={requestAgain} className="min-h-11 font-medium text-brand underline">
          {productTexts.tryAgain}
        </button>
      )}
    </div>
  );
}

/** S8.09, S8.10 */
function soldDetails(product: OfferedProduct, size: ProductSize, chosen: boolean): string {
  // S3.21: the owner's text comes first.
  const gone = chosen && product.sizes.length > 1 ? productTexts.sizeGone(size.name) : availabilityTexts.soldOut;
  const why = size.statusDescription || gone;
  const stock = buyingDecision(product, size).stockAmount ? availabilityTexts.noStock : '';
  const back = size.deliveryDate && productTexts.expected(size.deliveryDate);
  return [why, stock, back].filter(Boolean).join(' · ');
}

interface ShippingLineProps {
  product: OfferedProduct;
  size: ProductSize;
  details: SizeDetails | null;
}

/** S2.21 */
function ShippingLine({ product, size, details }: ShippingLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const promise = useShippingPromise(line, product, size);
  const latest = details?.delivery;
  const cost = latest ? (latest.undefined ? null : latest.cost) : product.deliveryCost;
  return (
    <div ref={line} className="flex items-start gap-2">
      <TruckIcon className="mt-0.5 size-5 shrink-0 text-brand" />
      <div>
        {/* A separate line, so that nothing moves when the day arrives. */}
        <p data-shipping>{promise}</p>
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="figures text-ink-soft">{costText(cost, product.deliveryFreeFrom)}</p>
          {cost === null && <DeliveryQuestion />}
          <ShippingOptionsLink unitSellby={product.unitSellby} size={size.type} />
        </div>
      </div>
    </div>
  );
}

function costText(cost: Grosze | null, freeFrom: Grosze | null): string {
  if (cost === null) return shippingTexts.individual;
  if (cost === 0) return shippingTexts.freeDelivery;
  return shippingTexts.cheapest(formatMoney(cost), freeFrom && formatMoney(freeFrom));
}
