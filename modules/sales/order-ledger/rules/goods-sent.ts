import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import type { DigitalKind } from '#modules/catalogue/products/rules/digital-kind.ts';

export type GoodsSent = 'parcel' | 'cards' | 'online';

/** Texts about an order depend on it: goods that come by email have no parcel. */
export function goodsSent(lines: readonly { type: string; digital: DigitalKind | null }[]): GoodsSent {
  if (lines.some(({ type }) => isDelivered(type))) return 'parcel';
  return lines.length > 0 && lines.every(({ digital }) => digital === 'gift-card') ? 'cards' : 'online';
}

/**
 * A gift is sent in the parcel of bought goods. Without a parcel only a gift that is not sent is possible. An empty basket may still get
 * anything.
 */
export function giftTravels(giftType: string, lineTypes: readonly string[]): boolean {
  return !isDelivered(giftType) || lineTypes.length === 0 || lineTypes.some(isDelivered);
}
