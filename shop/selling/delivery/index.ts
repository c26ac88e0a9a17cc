export { COURIER_FAULTS, type CourierRefusal, localCourier, readCourierDials, turnCourierDial } from './couriers.ts';
export {
  type CheapestDelivery,
  getCheapestDelivery,
  getShipping,
  readClosedDays,
  type Shipping,
} from './get-shipping.ts';
export { personalPoint } from './personal-data.ts';
export { getProductStock, listLocations, listPlaces } from './product-stock.ts';
export type { ShippingItem } from './read-sent-sizes.ts';
export {
  findLastPoint,
  findPoint,
  type PickupPoint,
  type PointsAnswer,
  type PointsQuestion,
  rememberPoint,
  searchPoints,
} from './search-points.ts';
