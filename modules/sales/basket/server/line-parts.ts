import { chooseParts, type PartsChoice } from '#modules/catalogue/bundles/rules/choose-parts.ts';
import { type ChosenPart, hasParts } from '#modules/catalogue/products/rules/bundle-part.ts';
import { bundleAmount, bundlePrice } from '#modules/catalogue/products/rules/bundle-price.ts';
import { toBundleParts } from '#modules/catalogue/products/server/index.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { SizeOnSale } from './size-on-sale.ts';

/** The requested parts as the catalogue has them now; none for a product without parts. */
export function chooseLineParts(sale: SizeOnSale, { parts }: LineExtras): PartsChoice {
  if (!hasParts(sale.type)) return { kind: 'chosen', parts: [] };
  return chooseParts(sale.type, toBundleParts(sale.parts), parts ?? null);
}

/** Parts of a stored line; none when they cannot be ordered any more. */
export function linePartsNow(sale: SizeOnSale, extras: LineExtras): ChosenPart[] {
  const choice = chooseLineParts(sale, extras);
  return choice.kind === 'chosen' ? choice.parts : [];
}

/** Gross price of one piece by its parts. */
export function priceWithParts(sale: SizeOnSale, own: Grosze, extras: LineExtras): Grosze {
  if (!hasParts(sale.type)) return own;
  return bundlePrice(sale.type, own, toBundleParts(sale.parts), linePartsNow(sale, extras)).price;
}

/** Pieces that can be ordered with these parts, -1 unlimited; none when a part has gone. */
export function amountWithParts(sale: SizeOnSale, own: number, extras: LineExtras): number {
  const choice = chooseLineParts(sale, extras);
  return choice.kind === 'chosen' ? bundleAmount(own, choice.parts) : 0;
}
