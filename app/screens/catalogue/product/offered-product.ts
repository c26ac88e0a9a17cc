import type { ShownProduct } from './load.server.ts';

const FIELDS = [
  'answersVary',
  'bundleParts',
  'configurator',
  'deliveryCost',
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
export type OfferedProduct = Pick<ShownProduct, (typeof FIELDS)[number]>;

export function toOffered(product: ShownProduct): OfferedProduct {
  return Object.fromEntries(FIELDS.map((field) => [field, product[field]])) as OfferedProduct;
}
