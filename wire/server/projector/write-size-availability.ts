import { isDelivered, statusPicture } from '#modules/catalogue/availability/rules/size-status.ts';
import type { ProductOffer, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { computeShippingTime, UNKNOWN_SHIPPING_TIME } from '#modules/sales/delivery/rules/shipping-time.ts';
import type { CheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import type { ClosedDays } from '#platform/time/rules/working-days.ts';

export interface ShopClock {
  now: Date;
  /** Until when orders leave the same day. */
  deadline: string;
  closedDays: ClosedDays;
}

/** `sizeavailability` of contract 2.7: flags and numbers as text, `delay_time` always there. */
export function writeSizeAvailability(size: ProductSize, { now, deadline, closedDays }: ShopClock) {
  const time =
    size.status === 'disable'
      ? UNKNOWN_SHIPPING_TIME
      : computeShippingTime({ ...size, deadline: size.shipDeadline || deadline, closedDays }, now);
  return {
    visible: 'y',
    status: size.status,
    status_description: size.statusDescription,
    status_gfx: statusPicture({ ...size, phonePrice: false }),
    status_description_tel: size.phonePrice ? size.statusDescription : '',
    status_gfx_tel: size.phonePrice ? statusPicture(size) : '',
    delivery_date: size.deliveryDate,
    delivery_days_undefined: String(time.unknownTime),
    shipping_time: {
      today: String(time.today),
      days: String(time.days),
      hours: String(time.hours),
      minutes: String(time.minutes),
      week_day: String(time.weekDay),
      week_amount: String(time.weekAmount),
      time: time.time,
      today_shipment_deadline: time.todayShipmentDeadline,
      unknown_time: String(time.unknownTime),
    },
    delay_time: { unknown_delivery_time: String(size.unknownDeliveryTime) },
  };
}

/** `sizedelivery` of contract 2.7: for one piece. */
export function writeSizeDelivery(offer: ProductOffer, { cost, freeFrom }: CheapestDelivery) {
  const delivered = isDelivered(offer.type);
  const undefinedCost = cost === null || !delivered;
  return {
    undefined: String(undefinedCost),
    shipping: undefinedCost ? '0.00' : toDecimalText(cost),
    limitfree: freeFrom === null || !delivered ? '0.00' : toDecimalText(freeFrom),
  };
}
