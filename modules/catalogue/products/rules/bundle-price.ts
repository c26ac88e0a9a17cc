import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import { worthOf } from '#modules/catalogue/pricing/rules/tiers.ts';
import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';
import { describeSaving, type Saving } from '#platform/money/rules/unit-price.ts';
import type { BundlePart, ChosenPart, WishedPart } from './bundle-part.ts';

export interface BundlePrice {
  /** Gross price of one bundle. */
  price: Grosze;
  /** Price of the same parts bought one by one. */
  separately: Grosze;
  saving: Saving | null;
}

/**
 * A bundle costs its own price, independent of its parts (S2.23); of a collection, the share of its price that the ticked
 * parts have, so that leaving one out never costs more and the rebate stays the same.
 */
export function bundlePrice(
  type: ProductType,
  own: Grosze,
  offered: readonly BundlePart[],
  chosen: readonly ChosenPart[],
): BundlePrice {
  const separately = chosen.reduce((sum, part) => sum + worthOf(part.size.price, part.quantity), 0);
  const fullWorth = offered.reduce((sum, part) => sum + worthOf(priceOf(part, chosen), part.quantity), 0);
  const price = type === 'product_collection' && fullWorth > 0 ? divideRounded(own * separately, fullWorth) : own;
  return { price, separately, saving: describeSaving(separately, price) };
}

/** The same before anything is chosen, with every part in it; no saving while a choice decides what a part costs. */
export function bundleAtFirst(type: ProductType, own: Grosze, offered: readonly BundlePart[]): BundlePrice {
  const all = offered.map(({ id }) => ({ id, product: 0, size: '' }));
  return bundlePrice(type, own, offered, samePricedParts(offered, all));
}

function priceOf(part: BundlePart, chosen: readonly ChosenPart[]): Grosze {
  const size = chosen.find((one) => one.id === part.id)?.size ?? part.versions[0]?.sizes[0];
  return size?.price ?? 0;
}

/** How many bundles the stock of the chosen parts allows, -1 unlimited. */
export function bundleAmount(own: number, chosen: readonly ChosenPart[]): number {
  const caps = chosen
    .filter((part) => part.size.amount >= 0)
    .map((part) => Math.floor(part.size.amount / part.quantity));
  const all = own < 0 ? caps : [own, ...caps];
  return all.length === 0 ? -1 : Math.min(...all);
}

/** The most of any version and size of a part, before one is chosen: what decides whether a bundle sells at all. */
export function maxOfPart({ quantity, versions }: BundlePart): number {
  const amounts = versions.flatMap((version) => version.sizes.map((size) => size.amount));
  if (amounts.some((amount) => amount < 0)) return -1;
  return Math.floor(Math.max(0, ...amounts) / quantity);
}

/**
 * The wished parts as far as money goes, before their versions and sizes are chosen; none when a choice still decides
 * what a part costs on its own.
 */
export function samePricedParts(offered: readonly BundlePart[], wished: readonly WishedPart[]): ChosenPart[] {
  const parts = offered.filter(({ id }) => wished.some((choice) => choice.id === id));
  const priced = parts.flatMap(({ id, quantity, versions }) => {
    const choices = versions.flatMap((version) => version.sizes.map((size) => ({ id, quantity, version, size })));
    const [first] = choices;
    return first && choices.every(({ size }) => size.price === first.size.price) ? [first] : [];
  });
  return priced.length === parts.length ? priced : [];
}
