import type { OrderEventKind } from '#modules/sales/order-ledger/rules/order-events.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { markStages, type Stage } from '#platform/tracks/rules/mark-stages.ts';
import type { OrderView } from './order-view.ts';

type DeliveryKind = OrderView['delivery']['kind'];

/** Stages of a parcel by its way. `confirmed` is not one: the customer sees the order as placed. */
const STAGES: Record<DeliveryKind, readonly OrderState[]> = {
  courier: ['new', 'packing', 'sent', 'delivered'],
  post: ['new', 'packing', 'sent', 'delivered'],
  locker: ['new', 'packing', 'sent', 'ready', 'delivered'],
  point: ['new', 'packing', 'sent', 'ready', 'delivered'],
  pickup: ['new', 'packing', 'ready', 'delivered'],
  none: ['new', 'delivered'],
};

const RANKS: Record<OrderState, number> = {
  new: 0,
  confirmed: 0,
  packing: 1,
  sent: 2,
  ready: 3,
  delivered: 4,
  cancelled: 5,
  returned: 5,
};

export function orderTrack({
  state,
  timeline,
  delivery,
}: {
  state: OrderState;
  timeline: readonly { kind: OrderEventKind; at: Date }[];
  delivery: { kind: DeliveryKind };
}): Stage<OrderState>[] {
  const ended = state === 'cancelled' || state === 'returned';
  const reachedAt = (stage: OrderState) =>
    timeline.findLast(({ kind }) => kind === (stage === 'new' ? 'placed' : stage))?.at ?? null;
  const usual = STAGES[delivery.kind];
  const stages = ended ? [...usual.filter((stage) => stage === 'new' || reachedAt(stage) !== null), state] : usual;
  return markStages(stages, (stage) => RANKS[stage] <= RANKS[state], reachedAt);
}
