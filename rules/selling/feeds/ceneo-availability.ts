interface Sent {
  /** `order` is brought in for the shopper. */
  status: 'enable' | 'order';
  unknownDeliveryTime: boolean;
  shipDays: number;
}

/** Ceneo's codes: the parcel leaves within 1, 3, 7 or 14 days, 110 on order, 99 nobody knows. */
export function ceneoAvailability({ status, unknownDeliveryTime, shipDays }: Sent): 1 | 3 | 7 | 14 | 99 | 110 {
  if (unknownDeliveryTime) return 99;
  if (status === 'order') return 110;
  if (shipDays <= 1) return 1;
  if (shipDays <= 3) return 3;
  return shipDays <= 7 ? 7 : 14;
}
