import type { ProductPage } from '#modules/catalogue/products/rules/product-page.ts';
import { island } from '#platform/islands/storefront/island.tsx';
import type { PayLater } from '#platform/settings/rules/setting-values.ts';
import { CalendarIcon, ClockIcon } from '#platform/ui/icons/objects.tsx';
import { lowestInstalment } from '../rules/instalments.ts';
import { instalmentRefusal } from '../rules/pay-later.ts';
import * as payLaterTexts from '../texts/storefront.ts';
import type { CalculatorProps } from './instalment-calculator.tsx';

const Calculator = island<CalculatorProps>('instalment-calculator', 'touch');
const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

interface PayLaterLinksProps {
  product: Pick<ProductPage, 'sizes' | 'vatPermille'> & { payLater: PayLater };
  price: number;
}

/** Instalments and deferred payment: each link opens its own window (S2.35), or its page without script. */
export function PayLaterLinks({ product, price }: PayLaterLinksProps) {
  const { instalments, deferred } = product.payLater;
  const open30 = deferred && instalmentRefusal(price, deferred) === null;
  const payable = instalments.filter((system) => instalmentRefusal(price, system) === null);
  const least = Math.min(...instalments.map((system) => system.min));
  const lowest = Math.min(...payable.map((system) => lowestInstalment(price, system)));
  return (
    <>
      {deferred && open30 && (
        <p className="flex items-center gap-2">
          <ClockIcon className="size-5 text-brand" />
          <a
            href="/zaplac-pozniej"
            data-window="page"
            data-title={payLaterTexts.deferred.title(deferred.days)}
            className={link}
          >
            {payLaterTexts.deferred.link(deferred.days)}
          </a>
        </p>
      )}
      {instalments.length > 0 && (
        <div className="flex gap-2">
          <CalendarIcon className="mt-3 size-5 shrink-0 text-brand" />
          <div className="instalments">
            {payable.length > 0 && <p className="figures py-2.5 font-medium">{payLaterTexts.from(lowest)}</p>}
            <a href="/raty" data-window="page" data-title={payLaterTexts.instalments.title} className={link}>
              {/* A product may be too cheap alone and within the limits with the basket. */}
              {price < least ? payLaterTexts.fromPurchase(least) : payLaterTexts.instalments.link}
            </a>
            <Calculator
              systems={instalments}
              prices={product.sizes.map((size) => ({ size: size.type, price: size.price.price }))}
              vatPermille={product.vatPermille}
              shownPrice={price}
            />
          </div>
        </div>
      )}
    </>
  );
}
