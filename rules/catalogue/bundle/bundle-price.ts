import { worthOf } from '#rules/catalogue/pricing/price-for-quantity.ts';
import type { ProductType } from '#rules/catalogue/products/product-type.ts';
import { divideRounded } from '#rules/platform/money/divide-rounded.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { describeSaving, type Saving } from '#rules/platform/money/saving.ts';
import type { BundlePart, ChosenPart } from './bundle-part.ts';

export interface BundlePrice {
  /** Gross price of one bundle. */
  price: Grosze;
  /** What the same parts cost bought one by one. */
  separately: Grosze;
  saving: Saving | null;
}

/**
 * A bundle costs its own price whatever its parts are (S2.23); of a collection, the share of its price that the ticked
 * parts have, so that leaving one out never costs more and the rebate stays the same.
 */
export function bundlePrice(
  type: ProductType,
  own: Grosze,
  offered: readonly BundlePart[],
  chosen: readonly ChosenPart[],
): BundlePrice {
  const separately = chosen.reduce((sum, part) => sum + worthOf(part.size.price, part.quantity), 0);
  const whole = offered.reduce((sum, part) => sum + worthOf(priceOf(part, chosen), part.quantity), 0);
  const price = type === 'product_collection' && whole > 0 ? divideRounded(own * separately, whole) : own;
  return { price, separately, saving: describeSaving(separately, price) };
}

function priceOf(part: BundlePart, chosen: readonly ChosenPart[]): Grosze {
  const size = chosen.find((one) => one.id === part.id)?.size ?? part.versions[0]?.sizes[0];
  return size?.price ?? 0;
}
