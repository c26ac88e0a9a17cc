import { worthOf } from '#modules/catalogue/pricing/rules/tiers.ts';
import type { BundlePart, ChosenPart } from '#modules/catalogue/products/rules/bundle-part.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { describeSaving, type Saving } from '#platform/money/rules/unit-price.ts';

/** One version and size of every part, as a customer may choose them. */
export interface Combination {
  parts: ChosenPart[];
  /** Price of these parts bought one by one. */
  separately: Grosze;
}

/** A bundle whose price does not follow the choice of versions and sizes of its parts. */
export interface UnderpricedChoice {
  price: Grosze;
  cheapest: Combination;
  dearest: Combination;
  /** The customer's saving with the dearest combination. */
  saving: Saving;
}

/** The choice of sizes may add this share of the dearest combination for nothing: a larger shirt in a set costs as much. */
const ACCEPTED_SHARE = 10;

/**
 * The dearest combination of a bundle, if the price gives away more than a tenth of it only because of the chosen versions and
 * sizes. A low price for every combination is a discount, and not reported. Sizes without a price are left out.
 */
export function findUnderpricedChoice(price: Grosze, parts: readonly BundlePart[]): UnderpricedChoice | null {
  const cheapest = combine(parts, (a, b) => a.size.price - b.size.price);
  const dearest = combine(parts, (a, b) => b.size.price - a.size.price);
  const saving = describeSaving(dearest.separately, price);
  const givenAway = dearest.separately - Math.max(price, cheapest.separately);
  if (price <= 0 || !saving || givenAway * ACCEPTED_SHARE < dearest.separately) return null;
  return { price, cheapest, dearest, saving };
}

function combine(parts: readonly BundlePart[], order: (a: ChosenPart, b: ChosenPart) => number): Combination {
  const chosen = parts.flatMap(({ id, quantity, versions }) => {
    const choices = versions.flatMap((version) => version.sizes.map((size) => ({ id, quantity, version, size })));
    return choices.filter(({ size }) => size.price > 0).sort(order)[0] ?? [];
  });
  return {
    parts: chosen,
    separately: chosen.reduce((sum, { size, quantity }) => sum + worthOf(size.price, quantity), 0),
  };
}
