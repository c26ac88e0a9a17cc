import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';

export interface Offered {
  couriers: readonly { courierId: number; prepaid: 'prepaid' | 'dvp'; needsPoint?: boolean }[];
  /** Prepaid methods; `refused`: not for this order. */
  methods: readonly { id: number; refused: boolean }[];
}

/** Chooses the only way to send or to pay when the customer has chosen none. With payment to the courier there are two ways to pay. */
export function onlyChoices(
  { courierId, prepaid, paymentMethodId }: Pick<OrderData, 'courierId' | 'prepaid' | 'paymentMethodId'>,
  { couriers, methods }: Offered,
): Partial<Pick<OrderData, 'courierId' | 'prepaid' | 'paymentMethodId'>> {
  const [courier, method] = [couriers[0], methods[0]];
  const isSent = courierId === null && courier && couriers.every((one) => one.courierId === courier.courierId);
  const takesMoney = couriers.some((one) => one.prepaid === 'dvp');
  const isPaid = paymentMethodId === null && methods.length === 1 && method && !method.refused && !takesMoney;
  const isAhead = couriers.some((one) => one.prepaid === 'prepaid') && (prepaid || !takesMoney);
  return {
    ...(isSent && { courierId: courier.courierId, prepaid: isAhead }),
    ...(isPaid && { paymentMethodId: method.id }),
  };
}
