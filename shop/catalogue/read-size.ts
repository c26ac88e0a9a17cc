import { orderableAmount, sizeStatus } from '#rules/availability/size-status.ts';
import type { ProductSize } from '#rules/catalogue/product-page.ts';
import type { SizePrice } from '#rules/catalogue/size-price.ts';
import { unitPrice } from '#rules/money/unit-price.ts';
import { lowestBeforeReduction } from '#rules/pricing/lowest-before-reduction.ts';
import { takeOff } from '#rules/pricing/price-for-quantity.ts';
import { tellsPrice } from '#rules/pricing/told-price.ts';
import type { SizeRow } from './size-row.ts';

/** What one piece holds, for the unit price. */
export interface Measure {
  measureAmount: number | null;
  measureUnit: 'g' | 'kg' | 'ml' | 'l' | 'm' | 'szt.' | null;
}

export function readSize(row: SizeRow, measure: Measure): ProductSize {
  const { id, type, name, code, gtin, amountMin, amountMax, statusDescription, deliveryDate, unknownDeliveryTime } =
    row;
  const { phonePrice, basketEnable, gratis, shipDays, shipHours, shipDeadline } = row;
  const tiers = tellsPrice(row) ? (row.tiers ?? []) : [];
  return {
    ...{ id, type, name, code, gtin, amountMin, amountMax, statusDescription, deliveryDate, unknownDeliveryTime },
    ...{ phonePrice, basketEnable, gratis, shipDays, shipHours, shipDeadline },
    tiers: tiers.map((tier) => ({ ...tier, price: takeOff(row.price, tier.value) })),
    amount: orderableAmount(row),
    status: sizeStatus(row),
    price: readPrice(row, measure),
  };
}

const UNTOLD = {
  ...{ price: 0, regularPrice: null, lowestPrice30: null, reducedSince: null },
  ...{ suggestedPrice: null, advancePrice: null, unitPrice: null },
};

/** Points are told whatever the price in money is. */
function readPrice(row: SizeRow, { measureAmount, measureUnit }: Measure): SizePrice {
  const { price, suggestedPrice, advancePrice, points, pointsReceived } = row;
  if (!tellsPrice(row)) return { ...UNTOLD, points, pointsReceived };
  const unit = measureUnit === 'szt.' ? 'szt' : measureUnit;
  return {
    ...{ price, suggestedPrice, advancePrice, points, pointsReceived },
    ...readReduction(row),
    unitPrice: measureAmount && unit ? unitPrice(price, { amount: measureAmount, unit }) : null,
  };
}

function readReduction(row: SizeRow): Pick<SizePrice, 'regularPrice' | 'lowestPrice30' | 'reducedSince'> {
  const { regularPrice, reducedSince } = row;
  if (regularPrice === null || regularPrice <= row.price) {
    return { regularPrice: null, lowestPrice30: null, reducedSince: null };
  }
  const lowest = reducedSince === null ? null : lowestBeforeReduction(row.history ?? [], reducedSince);
  return {
    regularPrice,
    // A size without a recorded past has had only one earlier price.
    lowestPrice30: lowest ?? regularPrice,
    reducedSince: reducedSince === null ? null : new Date(reducedSince).toISOString(),
  };
}
