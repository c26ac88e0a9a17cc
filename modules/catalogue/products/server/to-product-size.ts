import { orderableAmount, sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { type ConfiguratorQuestion, leastSurcharge } from '#modules/catalogue/pricing/rules/configurator.ts';
import { lowestBeforeReduction } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { reductionBase } from '#modules/catalogue/pricing/rules/reduction.ts';
import { pointsOfPiece, shownPrice, showsPrice } from '#modules/catalogue/pricing/rules/shown-price.ts';
import { takeOff } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { unitPrice } from '#platform/money/rules/unit-price.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import type { ProductSize } from '../rules/product-page.ts';
import type { SizePrice } from '../rules/size-price.ts';
import type { SizeRow } from './size-row.ts';

export interface PricedProduct {
  /** Content of one piece, for the unit price. */
  measureAmount: number | null;
  measureUnit: 'g' | 'kg' | 'ml' | 'l' | 'm' | 'szt.' | null;
  configurator: readonly ConfiguratorQuestion[] | null;
}

/** With the prices from which a shopper can really have it: answers that must be given are counted in. */
export function toProductSize(row: SizeRow, product: PricedProduct): ProductSize {
  const { id, type, name, code, gtin, amountMin, amountMax, statusDescription, unknownDeliveryTime } = row;
  const { phonePrice, basketEnable, gratis, shipDays, shipHours, shipDeadline } = row;
  const tiers = showsPrice(row) ? (row.tiers ?? []) : [];
  const least = leastSurcharge(product.configurator ?? []);
  return {
    id,
    type,
    name,
    code,
    gtin,
    amountMin,
    amountMax,
    statusDescription,
    unknownDeliveryTime,
    deliveryDate: longDay(row.deliveryDate),
    phonePrice,
    basketEnable,
    gratis,
    shipDays,
    shipHours,
    shipDeadline,
    tiers: tiers.map((tier) => ({ ...tier, price: takeOff(row.price, tier.value) + least })),
    amount: orderableAmount(row),
    status: sizeStatus(row),
    price: toSizePrice(row, product, least),
  };
}

const HIDDEN_PRICE = {
  price: 0,
  regularPrice: null,
  lowestPrice30: null,
  reducedSince: null,
  suggestedPrice: null,
  advancePrice: null,
  unitPrice: null,
};

/** Points are shown in addition to any price in money. */
function toSizePrice(row: SizeRow, { measureAmount, measureUnit }: PricedProduct, least: Grosze): SizePrice {
  const { advancePrice, points, pointsPerHundred } = row;
  const pointsReceived = pointsOfPiece(row, shownPrice(row));
  if (!showsPrice(row)) return { ...HIDDEN_PRICE, points, pointsReceived, pointsPerHundred };
  const price = row.price + least;
  const unit = measureUnit === 'szt.' ? 'szt' : measureUnit;
  return {
    price,
    advancePrice,
    points,
    pointsReceived,
    pointsPerHundred,
    // The maker's price is that of the product alone: next to a price with answers it is with the same answers.
    suggestedPrice: row.suggestedPrice === null ? null : row.suggestedPrice + least,
    ...toReduction(row, least),
    unitPrice: measureAmount && unit ? unitPrice(price, { amount: measureAmount, unit }) : null,
  };
}

const NOT_REDUCED = { regularPrice: null, lowestPrice30: null, reducedSince: null };

/** A price that is not below the lowest of the 30 days before it is shown as a plain price (X.38). */
function toReduction(row: SizeRow, least: Grosze): Pick<SizePrice, 'regularPrice' | 'lowestPrice30' | 'reducedSince'> {
  const { price, regularPrice, reducedSince } = row;
  const lowest = reducedSince === null ? null : lowestBeforeReduction(row.history ?? [], reducedSince);
  // A size without a recorded past has had only one earlier price.
  const lowestPrice30 = lowest ?? regularPrice;
  if (reductionBase({ price, regularPrice, lowestPrice30 }) === null) return NOT_REDUCED;
  return {
    regularPrice: regularPrice === null ? null : regularPrice + least,
    lowestPrice30: lowestPrice30 === null ? null : lowestPrice30 + least,
    reducedSince: reducedSince === null ? null : new Date(reducedSince).toISOString(),
  };
}
