import { describeShipping } from '#modules/sales/delivery/rules/describe-shipping.ts';
import * as shippingDayTexts from '#modules/sales/delivery/texts/shipping-day.ts';
import { fetchShippingTime } from '#wire/client/shipping-time.ts';
import { parseShippingProduct, type ShownOffer } from './parse-shipping-product.ts';

interface ShippingTerms {
  size: { shipDays: number; shipHours: number };
  hoursBeforeOrder: number | undefined;
}

/** Asks the shop when what the form would order leaves, in words; false when the shop did not answer, null when it is not sent. */
export async function fetchShippingPromise(
  form: FormData,
  offer: ShownOffer,
  terms: ShippingTerms,
): Promise<string | null | false> {
  const time = await fetchShippingTime([parseShippingProduct(form, offer)]);
  return time && shippingDayTexts.promise(describeShipping({ ...terms, time, now: new Date() }));
}
