import { decideBuying } from '#modules/catalogue/availability/rules/decide-buying.ts';
import {
  type QuantityFacts,
  type QuantityLimits,
  quantityLimits,
} from '#modules/catalogue/availability/rules/quantity-limits.ts';
import { orderableAmount, sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import { amountWithParts } from './line-parts.ts';
import type { SizeOnSale } from './size-on-sale.ts';

interface LineInBasket {
  productId: number;
  size: string;
  quantity: number;
}

/** Limits of a line; other lines of the same basket share its stock and limits. */
export function lineLimits(
  sale: SizeOnSale,
  line: { productId: number; size: string; extras: LineExtras },
  others: LineInBasket[],
): { facts: QuantityFacts; limits: QuantityLimits } {
  const siblings = others.filter((other) => other.productId === line.productId);
  const sameSize = sum(siblings.filter((other) => other.size === line.size));
  const facts: QuantityFacts = {
    stock: stockLeft(sale, line.extras, sameSize),
    unitSellby: sale.unitSellby,
    unitPrecision: sale.unitPrecision,
    maxPerOrder: sale.maxPerOrder,
    maxSizePerOrder: sale.maxSizePerOrder,
    minPerOrder: sale.minPerOrder,
    minSizePerOrder: sale.minSizePerOrder,
    amountMin: sale.amountMin,
    amountMax: sale.amountMax,
    subscriptionMin: line.extras.subscriptionDays ? sale.subscriptionMin : null,
    inOtherSizes: sum(siblings),
  };
  return { facts, limits: quantityLimits(facts) };
}

/** Lines of one size with different extras share the stock and the limit of the size. */
function stockLeft(sale: SizeOnSale, extras: LineExtras, inOtherLines: number): number {
  const stock = amountWithParts(sale, orderableAmount(sale), extras);
  if (inOtherLines === 0) return stock;
  const caps = [stock < 0 ? null : stock, sale.maxSizePerOrder, sale.amountMax].filter((cap) => cap !== null);
  return caps.length === 0 ? -1 : Math.max(0, Math.min(...caps) - inOtherLines);
}

function sum(lines: LineInBasket[]): number {
  return lines.reduce((pieces, line) => pieces + line.quantity, 0);
}

export type SaleObstacle = 'withdrawn' | 'sold-out' | 'phone-price' | 'points-only' | 'not-for-points';

const OBSTACLES = { unavailable: 'sold-out', phone_price: 'phone-price', points_only: 'points-only' } as const;

/** Why a size cannot be bought this way in any quantity; null when it can. */
export function findSaleObstacle(sale: SizeOnSale, forPoints: boolean): SaleObstacle | null {
  if (!sale.visible) return 'withdrawn';
  // An unknown delivery time does not stop a sale.
  const { refusal } = decideBuying({ ...sale, status: sizeStatus(sale), unknownDeliveryTime: false });
  if (refusal === 'unavailable') return 'sold-out';
  if (forPoints) return sale.soldForPoints && sale.points > 0 ? null : 'not-for-points';
  return refusal && OBSTACLES[refusal];
}
