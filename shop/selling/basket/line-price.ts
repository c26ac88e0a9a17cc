import { pointsForPieces } from '#rules/catalogue/pricing/points-for-pieces.ts';
import { priceForQuantity, worthOf } from '#rules/catalogue/pricing/price-for-quantity.ts';
import { toldPrice } from '#rules/catalogue/pricing/told-price.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';
import type { LineExtras } from '#rules/selling/basket/line-extras.ts';
import { priceWithParts } from './line-parts.ts';
import type { SizeOnSale } from './size-on-sale.ts';

export interface Money {
  gross: Grosze;
  net: Grosze;
}

/**
 * The price of one unit, as it is told: multipack rebate, then the subscription's, then the configurator's surcharges. The rebate counts
 * all pieces of the size in the basket, also those of lines with other extras.
 */
export function linePrice(
  sale: SizeOnSale,
  line: { quantity: number; extras: LineExtras },
  piecesOfSize: number,
): { unitPrice: Money; worth: Money } {
  const terms = {
    price: priceWithParts(sale, toldPrice(sale), line.extras),
    tiers: sale.tiers ?? [],
    subscriptionRebatePercent: sale.subscriptionRebatePercent,
  };
  const subscription = line.extras.subscriptionDays !== undefined;
  const gross = priceForQuantity(terms, piecesOfSize, subscription) + surcharges(sale, line.extras);
  const worth = worthOf(gross, line.quantity);
  const { vatPermille } = sale;
  return {
    unitPrice: { gross, net: netFromGross(gross, vatPermille) },
    worth: { gross: worth, net: netFromGross(worth, vatPermille) },
  };
}

/** Points the line earns; nothing is earned for what is paid in points. */
export function pointsEarned(
  sale: SizeOnSale,
  line: { quantity: number; extras: LineExtras; forPoints: boolean },
): number {
  const own = toldPrice(sale);
  const chosen = priceWithParts(sale, own, line.extras) + surcharges(sale, line.extras);
  return line.forPoints ? 0 : pointsForPieces(sale.pointsReceived, line.quantity, { own, chosen });
}

function surcharges(sale: SizeOnSale, extras: LineExtras): Grosze {
  let sum = 0;
  for (const question of sale.configurator ?? []) {
    const given = extras.configuration?.[question.name] ?? [];
    // A written answer has no id of its own: its surcharge is the first value's.
    const chosen =
      question.kind === 'text'
        ? question.values.slice(0, given.length > 0 ? 1 : 0)
        : question.values.filter((value) => given.includes(value.id));
    for (const value of chosen) sum += value.surcharge;
  }
  return sum;
}
