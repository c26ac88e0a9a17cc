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

/** Part of the page's props, so only these fields. */
export interface OfferedProduct extends Pick<ShownProduct, (typeof FIELDS)[number]> {
  bundle: BundlePrice | null;
}

export function toOffered(product: ShownProduct): OfferedProduct {
  const offered = Object.fromEntries(FIELDS.map((field) => [field, product[field]])) as Omit<OfferedProduct, 'bundle'>;
  const { type, sizes, bundleParts } = product;
  // Calculated here, because the browser loads the rules of bundles only with the parts.
  const bundle = bundleParts.length > 0 ? bundleAtFirst(type, sizes[0]?.price.price ?? 0, bundleParts) : null;
  return { ...offered, bundle };
}
