import type { PrepaidKind } from '#modules/sales/delivery/rules/delivery-options.ts';
import type { DeliveryMoment } from '#modules/sales/delivery/rules/describe-delivery.ts';
import { asNumber, asRecord, asText } from './call.ts';
import { MOMENT_FIELDS, parseDeliveryMoment, shippingCall } from './shipping.ts';

/** S3.36 */
export interface ShippingOption {
  courier: { icon: string; name: string };
  prepaid: PrepaidKind;
  cost: { value: number; formatted: string };
  /** Null when the day is unknown. */
  deliveryTime: DeliveryMoment | null;
}

const FIELDS = `shipping { courier { icon name } prepaid cost { value formatted } deliveryTime { ${MOMENT_FIELDS} } }`;

/** Deliveries of products; false after a failure or without any (S7.45, S7.47). */
export const fetchShippingOptions = shippingCall(FIELDS, ({ shipping }) =>
  Array.isArray(shipping) ? shipping.map(parseOption) : false,
);

function parseOption(value: unknown): ShippingOption {
  const { courier, prepaid, cost, deliveryTime } = asRecord(value);
  const { icon, name } = asRecord(courier);
  return {
    courier: { icon: asText(icon), name: asText(name) },
    prepaid: prepaid === 'dvp' ? 'dvp' : 'prepaid',
    cost: { value: asNumber(asRecord(cost).value), formatted: asText(asRecord(cost).formatted) },
    deliveryTime: asRecord(deliveryTime).time ? parseDeliveryMoment(deliveryTime) : null,
  };
}
