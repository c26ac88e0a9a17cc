import type { DeliveryOption } from '#modules/sales/delivery/rules/delivery-options.ts';
import type { DeliveryMoment } from '#modules/sales/delivery/rules/describe-delivery.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';

type Priced = Pick<DeliveryOption, 'courierId' | 'prepaid' | 'cost'>;

export interface DeliveryWay<Option> {
  /** The prepaid option; on delivery only where the courier has no other. */
  option: Option;
  /** The surcharge for paying the courier; null where there is no choice. */
  onDelivery: Grosze | null;
}

/** Every courier once, in the order of the shop: payment on delivery is a payment method, not a delivery. */
export function deliveryWays<Option extends Priced>(options: readonly Option[]): DeliveryWay<Option>[] {
  const first = options.filter(
    ({ courierId }, index) => options.findIndex((one) => one.courierId === courierId) === index,
  );
  return first.map((option) => {
    const later = options.find((one) => one.courierId === option.courierId && one.prepaid === 'dvp');
    return { option, onDelivery: later && later !== option ? later.cost - option.cost : null };
  });
}

/** The surcharge in the chosen delivery's cost; nothing where the courier takes no other payment. */
export function courierFee(chosen: Priced | null, options: readonly Priced[]): Grosze {
  if (chosen?.prepaid !== 'dvp') return 0;
  const ahead = options.find((one) => one.courierId === chosen.courierId && one.prepaid === 'prepaid');
  return ahead ? Math.max(0, chosen.cost - ahead.cost) : 0;
}

/** X.52: the day of delivery as `YYYY-MM-DD`. It is stored with the order, and later changes of the terms do not affect it. */
export function promisedDay(arrives: DeliveryMoment | null, now: Date): string | null {
  return arrives && addDays(warsawDay(now), arrives.days);
}
