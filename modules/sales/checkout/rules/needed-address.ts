import type { DeliveryOption } from '#modules/sales/delivery/rules/delivery-options.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';

export interface OrderWay {
  /** False when everything is virtual or a service. */
  needsDelivery: boolean;
  /** Null when no courier is chosen. */
  courier: Pick<DeliveryOption, 'kind' | 'needsPoint'> | null;
}

/** X.49: true until a courier without an address is chosen. */
export function isSentToAddress({ needsDelivery, courier }: OrderWay): boolean {
  return needsDelivery && (!courier || bringsToAddress(courier));
}

/** Not to a locker, post office or shop. */
export function bringsToAddress({ kind, needsPoint }: Pick<DeliveryOption, 'kind' | 'needsPoint'>): boolean {
  return kind !== 'pickup' && !needsPoint;
}

/** X.49: the buyer's street, postcode and city are needed for delivery there, or an invoice. */
export function needsBuyerPlace(data: Pick<OrderData, 'buyer' | 'document' | 'invoice'>, way: OrderWay): boolean {
  const isInvoiced = data.buyer === 'company' || data.document === 'invoice' || data.document === 'e-invoice';
  return isSentToAddress(way) || (isInvoiced && data.invoice === null);
}

/** Data that the order stores. Data entered for another delivery method stay in the form. */
export function neededData(data: OrderData, way: OrderWay): OrderData {
  const isSent = isSentToAddress(way);
  return {
    ...data,
    billing: needsBuyerPlace(data, way) ? data.billing : { ...data.billing, ...NO_PLACE },
    delivery: isSent ? data.delivery : null,
    deliveryRemarks: isSent ? data.deliveryRemarks : '',
  };
}

const NO_PLACE = { street: '', streetNumber: '', zipcode: '', city: '' };
