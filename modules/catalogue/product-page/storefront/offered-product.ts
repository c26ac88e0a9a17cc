import { type BundlePrice, bundleAtFirst } from '#modules/catalogue/products/rules/bundle-price.ts';
import type { ShownProduct } from './load.server.ts';

const FIELDS = [
  'answersVary',
  'bundleParts',
  'configurator',
  'deliveryCost',
  'deliveryFreeFrom',
  'express',
  'forPoints',
  'id',
  'leastSurcharge',
  'name',
  'orderRange',
  'promotionUntil',
  'returnDays',
  'sizeTable',
  'sizes',
  'subscription',
  'type',
  'unit',
  'unitPlural',
  'unitPrecision',
  'unitSellby',
  'vatPermille',
  'versions',
] as const satisfies readonly (keyof ShownProduct)[];

/** What the buy box has to know: it travels with the page, so it is no more than that. */
export interface OfferedProduct extends Pick<ShownProduct, (typeof FIELDS)[number]> {
  /** What its parts cost before anything is chosen; null when it has none. */
  bundle: BundlePrice | null;
}

export function toOffered(product: ShownProduct): OfferedProduct {
  const offered = Object.fromEntries(FIELDS.map((field) => [field, product[field]])) as Omit<OfferedProduct, 'bundle'>;
  const { type, sizes, bundleParts } = product;
  // Reckoned here: the rules of bundles come to the browser with the parts of one.
  const bundle = bundleParts.length > 0 ? bundleAtFirst(type, sizes[0]?.price.price ?? 0, bundleParts) : null;
  return { ...offered, bundle };
}
