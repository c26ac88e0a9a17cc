import { checkQuantity, type QuantityVerdict, type ZeroMeans } from './check-quantity.ts';
import type { QuantityLimits } from './quantity-limits.ts';
import { snapQuantity } from './snap-quantity.ts';

/** The plus button: one step more. */
export function nextQuantity(current: number, limits: QuantityLimits): QuantityVerdict {
  return checkQuantity(snapQuantity(current, limits.unit) + limits.unit.step, limits);
}

/** The minus button: one step less; in the basket a step below the minimum removes the line. */
export function previousQuantity(current: number, limits: QuantityLimits, zeroMeans?: ZeroMeans): QuantityVerdict {
  const less = snapQuantity(current, limits.unit) - limits.unit.step;
  return checkQuantity(less < limits.min && zeroMeans === 'remove' ? 0 : less, limits, zeroMeans);
}
