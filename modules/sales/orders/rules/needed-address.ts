import type { DeliveryOption } from '#modules/sales/delivery/rules/delivery-options.ts';
import type { OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';

/** How an order goes to its shopper. */
export interface OrderWay {
  /** False when everything is virtual or a service. */
  needsDelivery: boolean;
  /** The chosen courier, null when none of the offered is chosen. */
  courier: Pick<DeliveryOption, 'kind' | 'needsPoint'> | null;
}

/** X.49: does somebody bring it to an address of the shopper? Until a courier is chosen it may be. */
export function isSentToAddress({ needsDelivery, courier }: OrderWay): boolean {
  return needsDelivery && (!courier || bringsToAddress(courier));
}

/** Not to a locker, a post office or a shop, where the parcel waits. */
export function bringsToAddress({ kind, needsPoint }: Pick<DeliveryOption, 'kind' | 'needsPoint'>): boolean {
  return kind !== 'pickup' && !needsPoint;
}

/** X.49: street, postcode and city of the buyer are asked for where something is sent there, or an invoice carries them. */
export function needsBuyerPlace(data: Pick<OrderData, 'buyer' | 'document' | 'invoice'>, way: OrderWay): boolean {
  const isInvoiced = data.buyer === 'company' || data.document === 'invoice' || data.document === 'e-invoice';
  return isSentToAddress(way) || (isInvoiced && data.invoice === null);
}

/** What the order itself keeps. The rest was typed for another way to deliver: it waits in the form and goes nowhere. */
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
