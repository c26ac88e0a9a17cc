import type { BundlePart, ChosenPart } from './bundle-part.ts';

/** How many bundles the stock of the chosen parts allows, -1 unlimited. */
export function bundleAmount(own: number, chosen: readonly ChosenPart[]): number {
  const caps = chosen
    .filter((part) => part.size.amount >= 0)
    .map((part) => Math.floor(part.size.amount / part.quantity));
  const all = own < 0 ? caps : [own, ...caps];
  return all.length === 0 ? -1 : Math.min(...all);
}

/** The most of any version and size of a part, before one is chosen: what decides whether a bundle sells at all. */
export function mostOfPart({ quantity, versions }: BundlePart): number {
  const amounts = versions.flatMap((version) => version.sizes.map((size) => size.amount));
  if (amounts.some((amount) => amount < 0)) return -1;
  return Math.floor(Math.max(0, ...amounts) / quantity);
}
