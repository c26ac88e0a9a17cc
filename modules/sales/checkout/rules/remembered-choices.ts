import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { Offered } from './only-choices.ts';

export interface LastChoices {
  courierId: number | null;
  prepaid: boolean;
  pickupPointId: number | null;
  locationId: number | null;
  clientNumber: string;
  /** Null when it was paid otherwise, or the method is deleted. */
  paymentMethodId: number | null;
}

type Remembered = Partial<Pick<OrderData, keyof LastChoices>>;

/**
 * The previous choices that are still offered, where the customer has made none. A point stays with its courier, also while another one is
 * chosen, unless that one has points of its own.
 */
export function rememberedChoices(
  data: Pick<OrderData, 'courierId' | 'prepaid' | 'pickupPointId' | 'clientNumber' | 'paymentMethodId'>,
  { couriers, methods }: Offered,
  last: LastChoices | null,
): Remembered {
  if (!last) return {};
  const { courierId, pickupPointId, locationId, paymentMethodId } = last;
  const hasSaid = data.paymentMethodId !== null || !data.prepaid;
  const prepaid = hasSaid ? data.prepaid : last.prepaid;
  const side = prepaid ? 'prepaid' : 'dvp';
  const isSent = data.courierId === null && couriers.some((one) => one.courierId === courierId && one.prepaid === side);
  const paysCourier =
    !hasSaid && !prepaid && couriers.some((one) => one.courierId === data.courierId && one.prepaid === 'dvp');
  const isPaid =
    prepaid && data.paymentMethodId === null && methods.some(({ id, refused }) => id === paymentMethodId && !refused);
  const isOther = data.courierId !== null && data.courierId !== courierId;
  const needsOwn = isOther && couriers.some((one) => one.courierId === data.courierId && one.needsPoint);
  // Every courier has its own number of the customer.
  const clientNumber = data.clientNumber || (isOther ? '' : last.clientNumber);
  return {
    ...(isSent && { courierId, prepaid, locationId }),
    ...(paysCourier && { prepaid }),
    ...(data.pickupPointId === null && pickupPointId !== null && !needsOwn && { pickupPointId, clientNumber }),
    ...(isPaid && { paymentMethodId }),
  };
}
