/** When a parcel leaves the shop, as the calls carry it (S3.17, S3.37). */
export interface ShippingTime {
  unknownTime: boolean;
  today: boolean;
  /** `HH:MM:SS` while orders still leave today; empty once it has passed. */
  todayShipmentDeadline: string;
  days: number;
  hours: number;
  minutes: number;
  /** 1 Monday … 7 Sunday. */
  weekDay: number;
  /** Whole weeks until then: above zero the name of the weekday alone would mislead. */
  weekAmount: number;
  /** `YYYY-MM-DD HH:MM:SS`; empty when unknown. */
  time: string;
}

export const UNKNOWN_SHIPPING_TIME: ShippingTime = {
  unknownTime: true,
  today: false,
  todayShipmentDeadline: '',
  days: 0,
  hours: 0,
  minutes: 0,
  weekDay: 0,
  weekAmount: 0,
  time: '',
};
