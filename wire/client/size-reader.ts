import type { SizeStatus } from '#rules/catalogue/availability/size-status.ts';
import type { ShippingTime } from '#rules/catalogue/shipping/shipping-time.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { fromDecimal } from '#rules/platform/money/grosze.ts';
import { asList, asNumber, asRecord, asText, type Json } from './call.ts';

export interface SizeAvailability {
  status: SizeStatus;
  statusDescription: string;
  /** What is said instead when the price is given by phone (S3.21). */
  statusDescriptionTel: string;
  visible: boolean;
  deliveryDate: string;
  deliveryDaysUndefined: boolean;
  unknownDeliveryTime: boolean;
  shippingTime: ShippingTime;
}

export interface SizeDelivery {
  /** No fixed cost: it is settled with the shopper. */
  undefined: boolean;
  cost: Grosze;
  freeFrom: Grosze;
}

export interface PriceTier {
  threshold: number;
  /** Pieces still missing, the basket counted. */
  left: number;
  price: Grosze;
  priceNet: Grosze;
}

/** Prices of one size in one mode; null is what the size does not have. */
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
export function readAvailability(value: unknown): SizeAvailability | null {
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

export function readDelivery(value: unknown): SizeDelivery | null {
  const part = filled(value);
  return (
    part && {
      undefined: isTrue(part.undefined),
      cost: readMoney(part.shipping) ?? 0,
      freeFrom: readMoney(part.limitfree) ?? 0,
    }
  );
}

export function readPrices(value: unknown): SizePrices | null {
  const part = filled(value);
  const price = readMoney(part?.value);
  if (!part || price === null) return null;
  const percent = asText(part.yousave_percent);
  const rebate = asRecord(part.rebateNumber);
  return {
    price,
    priceNet: readMoney(part.price_net) ?? price,
    suggestedPrice: readMoney(part.srp),
    suggestedPriceNet: readMoney(part.srp_net),
    regularPrice: readMoney(part.maxprice),
    regularPriceNet: readMoney(part.maxprice_net),
    lowestPrice30: readMoney(part.omnibus_price),
    lowestPrice30Net: readMoney(part.omnibus_price_net),
    advancePrice: readMoney(part.advanceprice),
    saving: readMoney(part.yousave),
    savingNet: readMoney(part.yousave_net),
    savingPercent: percent === '' ? null : asNumber(percent),
    points: asNumber(part.points),
    pointsReceived: asNumber(part.points_recive),
    basketEnable: part.basket_enable === 'y',
    // A `null` among the items only says that the next tier is the first.
    tiers: asList(rebate.items).flatMap((item) => readTier(asRecord(item), '') ?? []),
    nextTier: readTier(rebate, 'next'),
  };
}

function readTier(item: Json, prefix: '' | 'next'): PriceTier | null {
  const price = readMoney(item[`${prefix}price`]);
  if (price === null) return null;
  return {
    threshold: asNumber(item[`${prefix}threshold`]),
    left: asNumber(item[`${prefix}left`]),
    price,
    priceNet: readMoney(item[`${prefix}price_net`]) ?? price,
  };
}

/** An absent option is a missing key, empty or false. */
function readMoney(value: unknown): Grosze | null {
  return typeof value === 'string' || typeof value === 'number' ? fromDecimal(value) : null;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function filled(value: unknown): Json | null {
  const part = asRecord(value);
  return Object.keys(part).length === 0 ? null : part;
}
