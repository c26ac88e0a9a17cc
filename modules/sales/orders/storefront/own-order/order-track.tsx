import { dayAndMonth } from '#platform/time/rules/date-format.ts';
import { Track } from '#platform/ui/track.tsx';
import { orderTrack } from '../../rules/order-track.ts';
import type { OrderView } from '../../rules/order-view.ts';
import * as ordersTexts from '../../texts/storefront.ts';

export function describeTrack(order: Pick<OrderView, 'state' | 'timeline' | 'delivery'>) {
  return orderTrack(order).map(({ state, at, done, current }) => ({
    name: ordersTexts.stages[state],
    day: at && dayAndMonth(at),
    done,
    current,
  }));
}

export function OrderTrack({ track }: { track: ReturnType<typeof describeTrack> }) {
  return <Track label={ordersTexts.track} stages={track.map(({ day, ...stage }) => ({ ...stage, note: day }))} />;
}
