import { isDelivered, type ProductType, type SizeStatus } from './size-status.ts';

export interface BuyingFacts {
  type: ProductType;
  status: SizeStatus;
  phonePrice: boolean;
  basketEnable: boolean;
  gratis: boolean;
  /** Price in points, 0 when it cannot be bought for points. */
  points: number;
  unknownDeliveryTime: boolean;
}

export interface BuyingDecision {
  /** Why the buy button refuses; null when it sells. */
  refusal: 'unavailable' | 'phone_price' | 'points_only' | null;
  shownPrice: 'price' | 'free' | 'phone' | 'points';
  quantity: boolean;
  notifyForm: boolean;
  shippingInfo: boolean;
  stockAmount: boolean;
  unknownDeliveryNotice: boolean;
}

/** The offer of the product page for a size (S4.03–S4.11). */
export function decideBuying(facts: BuyingFacts): BuyingDecision {
  const sold = facts.status === 'disable' ? 'unavailable' : priceRefusal(facts);
  const delivered = isDelivered(facts.type);
  const unknownDeliveryNotice = facts.status === 'order' && facts.unknownDeliveryTime;
  return {
    refusal: sold,
    shownPrice: shownPrice(facts),
    quantity: facts.status !== 'disable',
    notifyForm: facts.status === 'disable',
    shippingInfo: facts.status !== 'disable' && !unknownDeliveryNotice && delivered,
    stockAmount: delivered,
    unknownDeliveryNotice,
  };
}

function priceRefusal({ phonePrice, basketEnable, points }: BuyingFacts): BuyingDecision['refusal'] {
  if (!phonePrice || basketEnable) return null;
  return points > 0 ? 'points_only' : 'phone_price';
}

function shownPrice({ phonePrice, basketEnable, gratis, points }: BuyingFacts): BuyingDecision['shownPrice'] {
  if (gratis || (phonePrice && basketEnable)) return 'free';
  if (!phonePrice) return 'price';
  return points > 0 ? 'points' : 'phone';
}

/** A provider takes money at once: only what can be bought, at a price in money, and with a known delivery. */
export function allowsExpress({ refusal, shownPrice, unknownDeliveryNotice }: BuyingDecision): boolean {
  return refusal === null && shownPrice === 'price' && !unknownDeliveryNotice;
}
