import { decideBuying } from '#rules/catalogue/availability/decide-buying.ts';
import { sizeStatus } from '#rules/catalogue/availability/size-status.ts';
import type { SizeOnSale } from './size-on-sale.ts';

export type SaleObstacle = 'withdrawn' | 'sold-out' | 'phone-price' | 'points-only' | 'not-for-points';

const OBSTACLES = { unavailable: 'sold-out', phone_price: 'phone-price', points_only: 'points-only' } as const;

/** Why a size cannot be bought this way at all, before any quantity is looked at; null when it can. */
export function findSaleObstacle(sale: SizeOnSale, forPoints: boolean): SaleObstacle | null {
  if (!sale.visible) return 'withdrawn';
  // The time of delivery changes what a page shows, never whether it sells.
  const { refusal } = decideBuying({ ...sale, status: sizeStatus(sale), unknownDeliveryTime: false });
  if (refusal === 'unavailable') return 'sold-out';
  if (forPoints) return sale.soldForPoints && sale.points > 0 ? null : 'not-for-points';
  return refusal && OBSTACLES[refusal];
}
