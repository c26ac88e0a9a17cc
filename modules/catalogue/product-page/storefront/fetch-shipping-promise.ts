import { describeShipping } from '#modules/sales/delivery/rules/describe-shipping.ts';
import * as shippingDayTexts from '#modules/sales/delivery/texts/shipping-day.ts';
import { fetchShippingTime } from '#wire/client/shipping-time.ts';
import { parseShippingProduct, type ShownOffer } from './parse-shipping-product.ts';

interface ShippingTerms {
  size: { shipDays: number; shipHours: number };
  hoursBeforeOrder: number | undefined;
}

/** False when the request failed, null when the order is not shipped. */
export async function fetchShippingPromise(
  form: FormData,
  offer: ShownOffer,
  terms: ShippingTerms,
): Promise<string | null | false> {
  const time = await fetchShippingTime([parseShippingProduct(form, offer)]);
  return time && shippingDayTexts.promise(describeShipping({ ...terms, time, now: new Date() }));
}
