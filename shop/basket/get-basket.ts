import type { BasketLine, BasketView } from '#rules/basket/basket-view.ts';
import type { Shop } from '../shop.ts';
import { describeLine } from './describe-line.ts';
import { readLinesOften } from './read-lines.ts';
import { estimateShipping, readShippingTerms } from './shipping-terms.ts';

/** The visitor's basket with today's prices and availability; null is a visitor without one. */
export async function getBasket(shop: Shop, visitorId: number | null): Promise<BasketView> {
  const [stored, terms] = await Promise.all([
    visitorId === null ? [] : readLinesOften(shop.db, visitorId),
    readShippingTerms(shop),
  ]);
  const lines = stored.map((line) => describeLine(line, stored));
  // What cannot be ordered is shown but not counted: the total is what the shopper would pay.
  const ordered = lines.filter((line) => line.availability.kind !== 'unavailable');
  const total = { gross: add(ordered, (line) => line.worth.gross), net: add(ordered, (line) => line.worth.net) };
  const delivery = estimateShipping(terms, total.gross);
  return {
    lines,
    total,
    toPay: {
      gross: total.gross + (delivery.shipping?.gross ?? 0),
      net: total.net + (delivery.shipping?.net ?? 0),
    },
    points: add(ordered, (line) => line.points),
    ...delivery,
    productsCounter: lines.length,
    productsNumber: Math.round(add(lines, (line) => line.quantity) * 1000) / 1000,
  };
}

function add(lines: BasketLine[], part: (line: BasketLine) => number): number {
  return lines.reduce((sum, line) => sum + part(line), 0);
}
