export { COURIER_FAULTS, readCourierDials, turnCourierDial } from './courier-dial.ts';
export { type CourierRefusal, localCourier } from './courier-service.ts';
export { type CheapestDelivery, getCheapestDelivery } from './get-cheapest-delivery.ts';
export { getProductStock } from './get-product-stock.ts';
export { getShipping, type Shipping } from './get-shipping.ts';
export { listLocations, listPlaces } from './list-locations.ts';
export { personalPoint } from './personal-data.ts';
export { readClosedDays } from './read-closed-days.ts';
export {
  findLastPoint,
  findPoint,
  type PickupPoint,
  type PointsAnswer,
  type PointsQuestion,
  rememberPoint,
  searchPoints,
} from './search-points.ts';
export type { ShippingItem } from './shipping-item.ts';
