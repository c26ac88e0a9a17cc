import type { Shop } from '#platform/shop/server/shop.ts';
import type { BasketGoods, BasketLine } from '../rules/basket-view.ts';
import { listLines } from './basket-lines.ts';
import { describeLine } from './describe-line.ts';

/** The visitor's basket with today's prices and availability. */
export async function getBasket(shop: Shop, visitorId: number | null): Promise<BasketGoods> {
  const stored = visitorId === null ? [] : await listLines(shop.db, visitorId);
  return sumBasket(stored.map((line) => describeLine(line, stored, shop.now())));
}

/** Lines that cannot be ordered are shown but not counted: the total is what the customer would pay. */
export function sumBasket(lines: BasketLine[]): BasketGoods {
  const ordered = lines.filter((line) => line.availability.kind === 'available');
  return {
    lines,
    total: { gross: add(ordered, (line) => line.worth.gross), net: add(ordered, (line) => line.worth.net) },
    points: add(ordered, (line) => line.points),
    productsCounter: lines.length,
    productsNumber: Math.round(add(lines, (line) => line.quantity) * 1000) / 1000,
  };
}

function add(lines: BasketLine[], part: (line: BasketLine) => number): number {
  return lines.reduce((sum, line) => sum + part(line), 0);
}
