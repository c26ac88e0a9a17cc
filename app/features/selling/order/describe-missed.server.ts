import type { OrderSummary } from '#shop/selling/orders/index.ts';
import { basketScreenTexts } from '#texts/selling/basket-screen.ts';

/** What of the basket is not going to be ordered, and why. */
export function describeMissed({ goods }: OrderSummary) {
  return goods.missed.map(({ line, why }) => ({
    id: line.lineId,
    name: line.name || basketScreenTexts.withdrawnName,
    reason: basketScreenTexts.obstacle(why, line) ?? '',
  }));
}

export type MissedLines = ReturnType<typeof describeMissed>;
