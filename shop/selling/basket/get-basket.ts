import { isDelivered } from '#rules/catalogue/availability/size-status.ts';
import type { ProductType } from '#rules/catalogue/products/product-card.ts';
import { netFromGross } from '#rules/platform/money/vat.ts';
import type { BasketLine, BasketView } from '#rules/selling/basket/basket-view.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { getCheapestDelivery } from '#shop/selling/delivery/index.ts';
import { listLines, type StoredLine } from './basket-lines.ts';
import { describeLine } from './describe-line.ts';

const SHIPPING_VAT_PERMILLE = 230;

/** The visitor's basket with today's prices and availability; null is a visitor without one. */
export async function getBasket(shop: Shop, visitorId: number | null): Promise<BasketView> {
  const stored = visitorId === null ? [] : await listLines(shop.db, visitorId);
  const lines = stored.map((line) => describeLine(line, stored));
  // What cannot be ordered is shown but not counted: the total is what the shopper would pay.
  const ordered = lines.filter((line) => line.availability.kind === 'available');
  const total = { gross: add(ordered, (line) => line.worth.gross), net: add(ordered, (line) => line.worth.net) };
  // Of what comes by mail no delivery is paid, nor free.
  const isSent = ordered.length === 0 || ordered.some(({ type }) => isDelivered(type as ProductType));
  const { cost, freeFrom } = isSent
    ? await getCheapestDelivery(shop, total.gross, weightOf(stored, ordered))
    : { cost: null, freeFrom: null };
  const shipping = cost === null ? null : { gross: cost, net: netFromGross(cost, SHIPPING_VAT_PERMILLE) };
  return {
    lines,
    total,
    toPay: {
      gross: total.gross + (shipping?.gross ?? 0),
      net: total.net + (shipping?.net ?? 0),
    },
    points: add(ordered, (line) => line.points),
    shipping,
    toShippingFree: freeFrom === null ? null : Math.max(0, freeFrom - total.gross),
    freeShippingFrom: freeFrom,
    productsCounter: lines.length,
    productsNumber: Math.round(add(lines, (line) => line.quantity) * 1000) / 1000,
  };
}

function add(lines: BasketLine[], part: (line: BasketLine) => number): number {
  return lines.reduce((sum, line) => sum + part(line), 0);
}

/** Grams of everything that can be ordered. */
function weightOf(stored: StoredLine[], ordered: BasketLine[]): number {
  const ids = new Set(ordered.map(({ lineId }) => lineId));
  return stored.reduce(
    (sum, { lineId, sale, quantity }) => sum + (sale && ids.has(lineId) ? sale.weight * quantity : 0),
    0,
  );
}
