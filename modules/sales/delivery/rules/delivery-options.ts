import type { Grosze } from '#platform/money/rules/grosze.ts';

/** Paid before it is sent, or to the courier at the door; the words of the calls (S3.36). */
export type PrepaidKind = 'prepaid' | 'dvp';

/** What a parcel up to this weight in grams and this worth costs; null sets no limit, or does not offer this way to pay. */
export interface CourierRate {
  maxWeight: number | null;
  maxWorth: Grosze | null;
  prepaidCost: Grosze | null;
  onDeliveryCost: Grosze | null;
}

/** On which terms a courier carries parcels. */
export interface CourierTerms {
  id: number;
  name: string;
  icon: string;
  kind: 'courier' | 'locker' | 'point' | 'pickup' | 'post';
  /** Gross; null when not offered. */
  prepaidCost: Grosze | null;
  onDeliveryCost: Grosze | null;
  /** Other costs by weight and worth: the first that fits counts, and the costs above where none does. */
  rates: readonly CourierRate[];
  /** Worth from which it costs nothing; null never. */
  freeFrom: Grosze | null;
  /** Working days on the way. */
  days: number;
  /** Orders after this hour leave on the next working day with it, `HH:MM`; empty: as the shop says. */
  deadline: string;
  /** Days of the week on which it brings parcels, 1 Monday … 7 Sunday. */
  weekdays: readonly number[];
  /** Grams; null sets no limit. */
  maxWeight: number | null;
  maxWorth: Grosze | null;
  maxOnDelivery: Grosze | null;
  /** The shopper chooses where to collect. */
  needsPoint: boolean;
  /** The shopper tells the number the courier knows them by. */
  requestsClientNumber: boolean;
  countries: readonly string[];
}

/** What is to be carried, and where to. */
export interface Parcel {
  worth: Grosze;
  /** Grams. */
  weight: number;
  /** Two-letter code. */
  country: string;
  /** A code of the basket pays for the delivery, whichever is chosen. */
  isFree?: boolean;
}

/** One way of delivery with one way of paying. */
export interface DeliveryOption
  extends Pick<
    CourierTerms,
    'name' | 'icon' | 'kind' | 'days' | 'deadline' | 'weekdays' | 'needsPoint' | 'requestsClientNumber'
  > {
  courierId: number;
  prepaid: PrepaidKind;
  /** What the customer pays for it. */
  cost: Grosze;
  /** What a code pays in the customer's place. */
  paidByCode: Grosze;
}

export const HOME_COUNTRY = 'PL';

/**
 * Every way this parcel can go and what it costs: basket, bar of free delivery, couriers, order and calls all ask here. First
 * those paid in advance, then those paid on delivery, as the shop orders them.
 */
export function deliveryOptions(couriers: readonly CourierTerms[], parcel: Parcel): DeliveryOption[] {
  const able = couriers.filter((courier) => carries(courier, parcel));
  const paying = (prepaid: PrepaidKind, costOf: (courier: CourierTerms) => Grosze | null) =>
    able.flatMap((courier) => {
      const cost = costOf(courier);
      if (cost === null) return [];
      const asked = isFree(courier, parcel) ? 0 : cost;
      const paidByCode = parcel.isFree ? asked : 0;
      return [option(courier, prepaid, { cost: asked - paidByCode, paidByCode })];
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
