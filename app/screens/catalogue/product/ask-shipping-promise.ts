import { describeShipping } from '#rules/catalogue/shipping/describe-shipping.ts';
import * as shippingDayTexts from '#texts/catalogue/shipping-day.ts';
import type { ShippingProduct } from '#wire/client/shipping.ts';
import { fetchShippingTime } from '#wire/client/shipping-time.ts';

interface ShippingTerms {
  size: { shipDays: number; shipHours: number };
  hoursBeforeOrder: number | undefined;
}

/** Asks the shop when this leaves, in words; false when the shop did not answer, null when it is not sent. */
export async function askShippingPromise(
  product: ShippingProduct,
  terms: ShippingTerms,
): Promise<string | null | false> {
  const time = await fetchShippingTime([product]);
  return time && shippingDayTexts.promise(describeShipping({ ...terms, time, now: new Date() }));
}
