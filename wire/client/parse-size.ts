import type { SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { ShippingTime } from '#modules/sales/delivery/rules/shipping-time.ts';
import { fromDecimal, type Grosze } from '#platform/money/rules/grosze.ts';
import { asList, asNumber, asRecord, asText, type Json } from './call.ts';

export interface SizeAvailability {
  status: SizeStatus;
  statusDescription: string;
  /** Replaces it when the price is given by phone (S3.21). */
  statusDescriptionTel: string;
  visible: boolean;
  deliveryDate: string;
  deliveryDaysUndefined: boolean;
  unknownDeliveryTime: boolean;
  shippingTime: ShippingTime;
}

export interface SizeDelivery {
  /** No fixed cost: it is agreed with the customer. */
  undefined: boolean;
  cost: Grosze;
  freeFrom: Grosze;
}

export interface PriceTier {
  threshold: number;
  /** Missing pieces, including those in the basket. */
  left: number;
  price: Grosze;
  priceNet: Grosze;
}

/** Prices of one size in one mode; null for those it does not have. */
export interface SizePrices {
  price: Grosze;
  priceNet: Grosze;
  suggestedPrice: Grosze | null;
  suggestedPriceNet: Grosze | null;
  regularPrice: Grosze | null;
  regularPriceNet: Grosze | null;
  lowestPrice30: Grosze | null;
  lowestPrice30Net: Grosze | null;
  advancePrice: Grosze | null;
  saving: Grosze | null;
  savingNet: Grosze | null;
  savingPercent: number | null;
  points: number;
  pointsReceived: number;
  basketEnable: boolean;
  tiers: PriceTier[];
  /** The first tier the basket has not reached; null when there is none. */
  nextTier: PriceTier | null;
}

/** Only the text `false` means known: a missing part counts as unknown (contract 2.7). */
export function parseAvailability(value: unknown): SizeAvailability | null {
  const part = filled(value);
  if (!part) return null;
  const status = asText(part.status);
  const time = asRecord(part.shipping_time);
  return {
    status: status === 'disable' || status === 'order' ? status : 'enable',
    statusDescription: asText(part.status_description),
    statusDescriptionTel: asText(part.status_description_tel),
    visible: part.visible !== 'n',
    deliveryDate: asText(part.delivery_date),
    deliveryDaysUndefined: isTrue(part.delivery_days_undefined),
    unknownDeliveryTime: String(asRecord(part.delay_time).unknown_delivery_time) !== 'false',
    shippingTime: {
      unknownTime: isTrue(time.unknown_time),
      today: isTrue(time.today),
      todayShipmentDeadline: asText(time.today_shipment_deadline),
      days: asNumber(time.days),
      hours: asNumber(time.hours),
      minutes: asNumber(time.minutes),
      weekDay: asNumber(time.week_day),
      weekAmount: asNumber(time.week_amount),
      time: asText(time.time),
    },
  };
}

export function parseDelivery(value: unknown): SizeDelivery | null {
  const part = filled(value);
  return (
    part && {
      undefined: isTrue(part.undefined),
      cost: parseMoney(part.shipping) ?? 0,
      freeFrom: parseMoney(part.limitfree) ?? 0,
    }
  );
}

export function parsePrices(value: unknown): SizePrices | null {
  const part = filled(value);
  const price = parseMoney(part?.value);
  if (!part || price === null) return null;
  const percent = asText(part.yousave_percent);
  const rebate = asRecord(part.rebateNumber);
  return {
    price,
    priceNet: parseMoney(part.price_net) ?? price,
    suggestedPrice: parseMoney(part.srp),
    suggestedPriceNet: parseMoney(part.srp_net),
    regularPrice: parseMoney(part.maxprice),
    regularPriceNet: parseMoney(part.maxprice_net),
    lowestPrice30: parseMoney(part.omnibus_price),
    lowestPrice30Net: parseMoney(part.omnibus_price_net),
    advancePrice: parseMoney(part.advanceprice),
    saving: parseMoney(part.yousave),
    savingNet: parseMoney(part.yousave_net),
    savingPercent: percent === '' ? null : asNumber(percent),
    points: asNumber(part.points),
    pointsReceived: asNumber(part.points_recive),
    basketEnable: part.basket_enable === 'y',
    // A `null` among the items means that the next tier is the first.
    tiers: asList(rebate.items).flatMap((item) => parseTier(asRecord(item), '') ?? []),
    nextTier: parseTier(rebate, 'next'),
  };
}

function parseTier(item: Json, prefix: '' | 'next'): PriceTier | null {
  const price = parseMoney(item[`${prefix}price`]);
  if (price === null) return null;
  return {
    threshold: asNumber(item[`${prefix}threshold`]),
    left: asNumber(item[`${prefix}left`]),
    price,
    priceNet: parseMoney(item[`${prefix}price_net`]) ?? price,
  };
}

/** An absent option is a missing key, empty or false. */
function parseMoney(value: unknown): Grosze | null {
  return typeof value === 'string' || typeof value === 'number' ? fromDecimal(value) : null;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function filled(value: unknown): Json | null {
  const part = asRecord(value);
  return Object.keys(part).length === 0 ? null : part;
}
