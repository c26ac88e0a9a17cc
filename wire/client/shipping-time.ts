import type { ShippingTime } from '#modules/sales/delivery/rules/shipping-time.ts';
import { asRecord, asText } from './call.ts';
import { MOMENT_FIELDS, parseDeliveryMoment, shippingCall } from './shipping.ts';

const FIELDS = `shippingTime { shippingTime { ${MOMENT_FIELDS} } time unknownTime todayShipmentDeadline }`;

/** When products leave the shop; null when nothing is sent, false after a failure (S7.25, S7.26, S7.47). */
export const fetchShippingTime = shippingCall(FIELDS, ({ shippingTime }) => parseTime(shippingTime));

function parseTime(value: unknown): ShippingTime | null {
  if (typeof value !== 'object' || value === null) return null;
  const info = asRecord(value);
  return {
    ...parseDeliveryMoment(info.shippingTime),
    unknownTime: info.unknownTime === true,
    todayShipmentDeadline: asText(info.todayShipmentDeadline),
    time: asText(info.time),
  };
}
