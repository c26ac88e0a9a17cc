export {
  COURIER_FAULTS,
  type CourierRefusal,
  changeCourierSettings,
  listCourierSettings,
  localCourier,
} from './couriers.ts';
export type { ShippingItem } from './find-sent-sizes.ts';
export {
  arrivalOf,
  type CheapestDelivery,
  findClosedDays,
  getCheapestDelivery,
  getShipping,
  listClosedDays,
  listCouriers,
  type SentGood,
  type Shipping,
} from './get-shipping.ts';
export { countPoints, importPoints, type PointFault, type PointsImport, writePoints } from './import-points.ts';
export {
  addCouriers,
  findManagedCourier,
  listManagedCouriers,
  type ManagedCourier,
  moveCourier,
  NEW_COURIER,
  removeCourier,
  saveCourier,
  switchCourier,
} from './manage-couriers.ts';
export {
  addLocations,
  findManagedLocation,
  listComingClosedDays,
  listManagedLocations,
  moveLocation,
  removeClosedDay,
  removeLocation,
  saveClosedDay,
  saveLocation,
  writeClosedDay,
} from './manage-locations.ts';
export { listPlaceStock, type PlaceStock, setPlaceStock } from './manage-place-stock.ts';
export { personalPoint } from './personal-data.ts';
export { getProductStock, listLocations, listPlaces } from './product-stock.ts';
export {
  findLastPoint,
  findPoint,
  findPointByCode,
  type PickupPoint,
  type PointsAnswer,
  type PointsSearch,
  rememberPoint,
  searchPoints,
} from './search-points.ts';
export { couriers, pickupPoints, stockLocations } from './tables.ts';
