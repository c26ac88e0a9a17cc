import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import type { DigitalKind } from '#modules/catalogue/products/rules/digital-kind.ts';

/** How goods reach the shopper: in a parcel, as gift cards alone, or otherwise without one. */
export type GoodsSent = 'parcel' | 'cards' | 'online';

/** What the shop says about an order depends on it: nothing is packed, and no courier calls, for what comes by e-mail. */
export function goodsSent(lines: readonly { type: string; digital: DigitalKind | null }[]): GoodsSent {
  if (lines.some(({ type }) => isDelivered(type))) return 'parcel';
  return lines.length > 0 && lines.every(({ digital }) => digital === 'gift-card') ? 'cards' : 'online';
}

/**
 * A gift travels in the parcel of what is bought. Where nothing of the basket is sent, there is no parcel: only what is not sent itself
 * may be given. An empty basket may still come to hold anything.
 */
export function giftTravels(giftType: string, lineTypes: readonly string[]): boolean {
  return !isDelivered(giftType) || lineTypes.length === 0 || lineTypes.some(isDelivered);
}
