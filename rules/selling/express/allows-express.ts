import type { BuyingDecision } from '#rules/catalogue/availability/decide-buying.ts';

/** A provider takes money at once: only what can be bought, at a price in money, and with a known delivery. */
export function allowsExpress({ refusal, shownPrice, unknownDeliveryNotice }: BuyingDecision): boolean {
  return refusal === null && shownPrice === 'price' && !unknownDeliveryNotice;
}
