import { snapQuantity, toUnitStep, type UnitStep } from './snap-quantity.ts';

/** A missing, zero or negative limit means none. */
export interface QuantityFacts {
  /** `amount`: pieces in stock, -1 for unlimited (S5.06). */
  stock: number;
  /** `unit_sellby` */
  unitSellby?: number | null;
  /** `unit_precision` */
  unitPrecision?: number | null;
  /** `max_quantity_per_order`, `max_q`: all sizes of the product together. */
  maxPerOrder?: number | null;
  /** `max_size_quantity_per_order`, `max_s`: this size. */
  maxSizePerOrder?: number | null;
  /** `min_quantity_per_order`, `min_q` */
  minPerOrder?: number | null;
  /** `min_size_quantity_per_order`, `min_s` */
  minSizePerOrder?: number | null;
  /** `amount_mm` of the size. */
  amountMin?: number | null;
  /** `amount_mo` of the size. */
  amountMax?: number | null;
  /** `minimum_quantity_subscription`; give it only when the shopper chose a subscription. */
  subscriptionMin?: number | null;
  /** Pieces of other sizes of this product already in the basket: they share the product's limits. */
  inOtherSizes?: number | null;
}

export interface QuantityLimits {
  unit: UnitStep;
  min: number;
  /** Below `min` when nothing can be ordered. */
  max: number;
}

/** The ceiling where nothing else limits an order, on the page and in the basket alike: it keeps worths and columns in range. */
export const LARGEST_QUANTITY = 100_000;

/** The smallest and largest quantity that may be ordered, both multiples of the step. The maximum is the stock capped by the limits (S5.05). */
export function quantityLimits(facts: QuantityFacts): QuantityLimits {
  const unit = toUnitStep({ step: facts.unitSellby, precision: facts.unitPrecision });
  const others = facts.inOtherSizes ?? 0;
  const minimums = [
    unit.step,
    set(facts.minPerOrder, (limit) => limit - others),
    set(facts.minSizePerOrder),
    set(facts.amountMin),
    set(facts.subscriptionMin),
  ];
  const maximums = [
    LARGEST_QUANTITY,
    facts.stock < 0 ? null : facts.stock,
    set(facts.maxPerOrder, (limit) => Math.max(0, limit - others)),
    set(facts.maxSizePerOrder),
    set(facts.amountMax),
  ];
  return {
    unit,
    min: snapQuantity(Math.max(...minimums.filter((limit) => limit !== null)), unit, 'up'),
    max: snapQuantity(Math.min(...maximums.filter((limit) => limit !== null)), unit, 'down'),
  };
}

function set(limit: number | null | undefined, adjust = (value: number) => value): number | null {
  return limit !== null && limit !== undefined && limit > 0 && Number.isFinite(limit) ? adjust(limit) : null;
}
