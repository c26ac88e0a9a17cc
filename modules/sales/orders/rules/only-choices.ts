import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';

/** The ways there are to send an order and to pay for it. */
export interface Offered {
  couriers: readonly { courierId: number; prepaid: 'prepaid' | 'dvp'; needsPoint?: boolean }[];
  /** Ways to pay in advance; `refused`: not for this order. */
  methods: readonly { id: number; refused: boolean }[];
}

/**
 * What need not be asked: where there is one way to send or to pay, and the shopper has said nothing else, it is chosen. Who may pay
 * the courier too has two ways to pay.
 */
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
