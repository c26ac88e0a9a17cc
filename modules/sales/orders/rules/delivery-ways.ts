import type { DeliveryOption } from '#modules/sales/delivery/rules/delivery-options.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

type Priced = Pick<DeliveryOption, 'courierId' | 'prepaid' | 'cost'>;

/** One way to get the parcel, whoever is paid and when. */
export interface DeliveryWay<Option> {
  /** As it is paid in advance; on delivery only where the courier takes nothing else. */
  option: Option;
  /** What paying the courier adds to the cost; null where that is no choice. */
  onDelivery: Grosze | null;
}

/** Every courier once, in the order of the shop: paying on delivery is a way to pay, not a delivery of its own. */
export function deliveryWays<Option extends Priced>(options: readonly Option[]): DeliveryWay<Option>[] {
  const first = options.filter(
    ({ courierId }, index) => options.findIndex((one) => one.courierId === courierId) === index,
  );
  return first.map((option) => {
    const later = options.find((one) => one.courierId === option.courierId && one.prepaid === 'dvp');
    return { option, onDelivery: later && later !== option ? later.cost - option.cost : null };
  });
}

/** What of the chosen delivery's cost is asked for paying the courier; nothing where that is the only way to pay it. */
export function courierFee(chosen: Priced | null, options: readonly Priced[]): Grosze {
  if (chosen?.prepaid !== 'dvp') return 0;
  const ahead = options.find((one) => one.courierId === chosen.courierId && one.prepaid === 'prepaid');
  return ahead ? Math.max(0, chosen.cost - ahead.cost) : 0;
}
