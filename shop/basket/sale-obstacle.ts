import { sizeStatus } from '#rules/availability/size-status.ts';
import type { SizeOnSale } from './size-on-sale.ts';

export type SaleObstacle = 'withdrawn' | 'sold-out' | 'phone-price' | 'points-only' | 'not-for-points';

/** Why a size cannot be bought this way at all, before any quantity is looked at; null when it can. */
export function findSaleObstacle(sale: SizeOnSale, forPoints: boolean): SaleObstacle | null {
  if (!sale.visible) return 'withdrawn';
  if (sizeStatus(sale) === 'disable') return 'sold-out';
  if (forPoints) return sale.soldForPoints && sale.points > 0 ? null : 'not-for-points';
  if (sale.phonePrice && !sale.basketEnable) return sale.points > 0 ? 'points-only' : 'phone-price';
  return null;
}
