import type { OrderState } from '#rules/selling/orders/order-state.ts';
import { ordersTexts } from '#texts/selling/orders.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const TONES: Record<OrderState, BadgeTone> = {
  new: 'neutral',
  confirmed: 'brand',
  packing: 'brand',
  sent: 'brand',
  ready: 'accent',
  delivered: 'ok',
  cancelled: 'neutral',
  returned: 'neutral',
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={TONES[state]}>{ordersTexts.states[state]}</Badge>;
}
