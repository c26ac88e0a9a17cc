import type { Context } from 'hono';
import { type EventItem, writeBasketEvent } from '#rules/selling/basket/basket-event.ts';
import type { BasketView } from '#rules/selling/basket/basket-view.ts';
import type { LineOutcome } from '#rules/selling/basket/line-outcome.ts';
import { countTrackingEvents, queueTrackingEvent } from '#shop/content/tracking/index.ts';
import type { WireContext } from '../context.ts';
import { readConsent } from '../page-parts/read-consent.ts';

/** Queues an `add_to_cart` for what came in, of who allows analytics. They never spoil a purchase: a failure is only noted. */
export async function trackAdding(
  c: Context,
  { shop }: WireContext,
  visitorId: number,
  outcomes: LineOutcome[],
  basket: BasketView,
): Promise<void> {
  if (!readConsent(c).includes('analytics')) return;
  const items = outcomes.flatMap(({ productId, size, change }): EventItem[] => {
    const line = basket.lines.find((held) => held.productId === productId && held.size === size);
    if (!line || change <= 0) return [];
    return [{ productId, name: line.name, variant: line.sizeName, unitPrice: line.unitPrice.gross, quantity: change }];
  });
  if (items.length === 0) return;
  try {
    await queueTrackingEvent(shop, visitorId, writeBasketEvent('add_to_cart', shop.settings.currency, items));
  } catch (error) {
    shop.log.warn({ err: error }, 'an analytics event of the basket was lost');
  }
}

/** Contract 2.2: the header carries the number of waiting events, and only when there are some. */
export async function announceEvents(c: Context, { shop }: WireContext, visitorId: number): Promise<void> {
  const waiting = await countTrackingEvents(shop, visitorId);
  if (waiting >= 1) c.header('x-iai-tracking-events', String(waiting));
}
