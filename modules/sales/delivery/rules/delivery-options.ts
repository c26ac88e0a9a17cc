import type { Grosze } from '#platform/money/rules/grosze.ts';

/** Paid before dispatch, or to the courier; the words of the wire calls (S3.36). */
export type PrepaidKind = 'prepaid' | 'dvp';

/** Cost of a parcel up to this weight in grams and this worth. Null is no limit, or no offer. */
export interface CourierRate {
  maxWeight: number | null;
  maxWorth: Grosze | null;
  prepaidCost: Grosze | null;
  onDeliveryCost: Grosze | null;
}

export interface CourierTerms {
  id: number;
  name: string;
  icon: string;
  kind: 'courier' | 'locker' | 'point' | 'pickup' | 'post';
  /** Gross; null when not offered. */
  prepaidCost: Grosze | null;
  onDeliveryCost: Grosze | null;
  /** Costs by weight and worth: the first that fits counts, else the costs above. */
  rates: readonly CourierRate[];
  /** Worth from which it costs nothing; null never. */
  freeFrom: Grosze | null;
  /** Working days on the way. */
  days: number;
  /** Orders after this hour leave on the next working day with it, `HH:MM`; empty: as the shop says. */
  deadline: string;
  /** Delivery days, 1 Monday … 7 Sunday. */
  weekdays: readonly number[];
  /** Grams; null sets no limit. */
  maxWeight: number | null;
  maxWorth: Grosze | null;
  maxOnDelivery: Grosze | null;
  /** The customer chooses a pickup point. */
  needsPoint: boolean;
  /** The customer enters the courier's client number. */
  requestsClientNumber: boolean;
  countries: readonly string[];
}

export interface Parcel {
  worth: Grosze;
  /** Grams. */
  weight: number;
  /** ISO 3166 code. */
  country: string;
  /** A code of the basket pays for the delivery, whichever is chosen. */
  isFree?: boolean;
}

/** A courier with one time of payment. */
export interface DeliveryOption
  extends Pick<
    CourierTerms,
    'name' | 'icon' | 'kind' | 'days' | 'deadline' | 'weekdays' | 'needsPoint' | 'requestsClientNumber'
  > {
  courierId: number;
  prepaid: PrepaidKind;
  /** Paid by the customer. */
  cost: Grosze;
  /** Paid by a rebate code. */
  paidByCode: Grosze;
}

export const HOME_COUNTRY = 'PL';

/**
 * All deliveries of a parcel with costs. First those paid in advance, then those paid on delivery, in the owner's order.
 */
export function deliveryOptions(couriers: readonly CourierTerms[], parcel: Parcel): DeliveryOption[] {
  const able = couriers.filter((courier) => carries(courier, parcel));
  const paying = (prepaid: PrepaidKind, costOf: (courier: CourierTerms) => Grosze | null) =>
    able.flatMap((courier) => {
      const cost = costOf(courier);
      if (cost === null) return [];
      const charged = isFree(courier, parcel) ? 0 : cost;
      const paidByCode = parcel.isFree ? charged : 0;
      return [option(courier, prepaid, { cost: charged - paidByCode, paidByCode })];
    });
  return [
    ...paying('prepaid', (courier) => costsOf(courier, parcel).prepaidCost),
    ...paying('dvp', (courier) =>
      within(parcel.worth, courier.maxOnDelivery) ? costsOf(courier, parcel).onDeliveryCost : null,
    ),
  ];
}

function costsOf(
  courier: CourierTerms,
  { weight, worth }: Parcel,
): Pick<CourierRate, 'prepaidCost' | 'onDeliveryCost'> {
  const rate = courier.rates.find(({ maxWeight, maxWorth }) => within(weight, maxWeight) && within(worth, maxWorth));
  return rate ?? courier;
}

function carries({ countries, maxWeight, maxWorth }: CourierTerms, { country, weight, worth }: Parcel): boolean {
  return countries.includes(country) && within(weight, maxWeight) && within(worth, maxWorth);
}

function within(amount: number, limit: number | null): boolean {
  return limit === null || amount <= limit;
}

function isFree({ freeFrom }: CourierTerms, { worth }: Parcel): boolean {
  return freeFrom !== null && worth >= freeFrom;
}

function option(
  courier: CourierTerms,
  prepaid: PrepaidKind,
  costs: Pick<DeliveryOption, 'cost' | 'paidByCode'>,
): DeliveryOption {
  const { id, name, icon, kind, days, deadline, weekdays, needsPoint, requestsClientNumber } = courier;
  return {
    courierId: id,
    name,
    icon,
    kind,
    days,
    deadline,
    weekdays,
    needsPoint,
    requestsClientNumber,
    prepaid,
    ...costs,
  };
}
