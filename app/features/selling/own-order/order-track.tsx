import { Track } from '#app/ui/track.tsx';
import { orderTrack } from '#rules/selling/orders/order-track.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import * as ordersTexts from '#texts/selling/orders.ts';

const dayFormat = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'Europe/Warsaw' });

/** The stages of an order in words and days. */
export function describeTrack(order: Pick<OrderView, 'state' | 'timeline' | 'delivery'>) {
  return orderTrack(order).map(({ state, at, done, current }) => ({
    name: ordersTexts.stages[state],
    day: at && dayFormat.format(at),
    done,
    current,
  }));
}

/** Where an order is on its way. */
export function OrderTrack({ track }: { track: ReturnType<typeof describeTrack> }) {
  return <Track label={ordersTexts.track} stages={track.map(({ day, ...stage }) => ({ ...stage, note: day }))} />;
}
