import { isDelivered } from '#rules/catalogue/availability/is-delivered.ts';
import type { OrderLineView } from './order-view.ts';

/** Goods of one order count from the last of them that came; null while one is on its way, or when there are none. */
export function lastDelivery(lines: readonly Pick<OrderLineView, 'type' | 'deliveredAt'>[]): Date | null {
  const times = lines
    .filter(({ type }) => isDelivered(type))
    .map(({ deliveredAt }) => deliveredAt?.getTime() ?? Number.NaN);
  const last = Math.max(...times);
  return times.length === 0 || Number.isNaN(last) ? null : new Date(last);
}
