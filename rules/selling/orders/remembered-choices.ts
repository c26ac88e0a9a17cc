import type { Offered } from './only-choices.ts';
import type { OrderData } from './order-data.ts';

/** How a customer's last order went and was paid for. */
export interface LastChoices {
  courierId: number | null;
  prepaid: boolean;
  pickupPointId: number | null;
  locationId: number | null;
  clientNumber: string;
  /** Null when it was paid for otherwise, or the method is no more. */
  paymentMethodId: number | null;
}

type Remembered = Partial<Pick<OrderData, keyof LastChoices>>;

/**
 * What the shopper chose the last time and has said nothing else about, as far as it is still offered. A point belongs to its courier
 * and waits there, also while another one is chosen.
 */
export function rememberedChoices(
  data: Pick<OrderData, 'courierId' | 'prepaid' | 'pickupPointId' | 'clientNumber' | 'paymentMethodId'>,
  { couriers, methods }: Offered,
  last: LastChoices | null,
): Remembered {
  if (!last) return {};
  const { courierId, pickupPointId, locationId, paymentMethodId } = last;
  const clientNumber = data.clientNumber || last.clientNumber;
  const hasSaid = data.paymentMethodId !== null || !data.prepaid;
  const prepaid = hasSaid ? data.prepaid : last.prepaid;
  const side = prepaid ? 'prepaid' : 'dvp';
  const isSent = data.courierId === null && couriers.some((one) => one.courierId === courierId && one.prepaid === side);
  const isPaid = data.paymentMethodId === null && methods.some(({ id, refused }) => id === paymentMethodId && !refused);
  return {
    ...(isSent && { courierId, prepaid, locationId }),
    ...(data.pickupPointId === null && pickupPointId !== null && { pickupPointId, clientNumber }),
    ...(isPaid && { paymentMethodId }),
  };
}
