import { findBar } from '#modules/after-sale/claims/rules/find-bar.ts';
import { type FreeLine, freePieces } from '#modules/sales/order-ledger/server/index.ts';
import { lastDelivery, type OrderLineView, type OrderView } from '#modules/sales/orders/rules/order-view.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Day } from '#platform/time/rules/day.ts';
import {
  lastReturnDay,
  lineReturnObstacle,
  maxReturnable,
  orderReturnObstacle,
  type ReturnObstacle,
} from '../rules/return-obstacle.ts';
import type { ReturnView } from '../rules/return-view.ts';

export interface ReturnableLine {
  line: OrderLineView;
  /** The most that may be sent back. */
  max: number;
  obstacle: ReturnObstacle | null;
}

export interface Returnable {
  /** Why nothing of the order may be sent back; null when something may. */
  obstacle: ReturnObstacle | null;
  lastDay: Day | null;
  lines: ReturnableLine[];
}

export async function getReturnable(shop: Shop, order: OrderView): Promise<Returnable> {
  return judgeReturnable(shop, order, await freePieces(shop.db, order.id, 'return'));
}

/** Whether the pieces of a draft may still be sent back; those that were withdrawn from are kept for it. */
export async function isReturnable(
  shop: Shop,
  order: OrderView,
  { lines, withdrawalId }: Pick<ReturnView, 'lines' | 'withdrawalId'>,
): Promise<boolean> {
  if (withdrawalId !== null) return true;
  const returnable = await getReturnable(shop, order);
  const isLeft = ({ lineId, quantity }: { lineId: number; quantity: number }) =>
    returnable.lines.some(({ line, max, obstacle }) => line.lineId === lineId && obstacle === null && quantity <= max);
  return returnable.obstacle === null && lines.every(isLeft);
}

export function judgeReturnable(shop: Shop, order: OrderView, free: readonly FreeLine[]): Returnable {
  const deliveredAt = lastDelivery(order.lines);
  const { returnDays } = shop.settings;
  const lines = order.lines.map((line): ReturnableLine => {
    const left = free.find((known) => known.lineId === line.lineId)?.free ?? 0;
    const max = maxReturnable(left, line.step);
    const bar = findBar({ ...line, delivered: line.deliveredAt !== null, consents: order.consents });
    return { line, max, obstacle: lineReturnObstacle({ bar, type: line.type, free: max }) };
  });
  const ofOrder = orderReturnObstacle({ state: order.state, deliveredAt }, { returnDays, now: shop.now() });
  const first = lines.find(({ obstacle }) => obstacle === 'claimed') ?? lines[0];
  const nothing = lines.every(({ obstacle }) => obstacle !== null) ? (first?.obstacle ?? 'claimed') : null;
  return { obstacle: ofOrder ?? nothing, lastDay: lastReturnDay(deliveredAt, returnDays), lines };
}
