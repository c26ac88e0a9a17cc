import type { Resource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { courierFields } from '../rules/courier-fields.ts';
import { locationFields } from '../rules/location-fields.ts';
import * as delivery from '../server/index.ts';

export const COURIERS: Resource<typeof courierFields> = {
  list: '/zaplecze/dostawa',
  fields: courierFields,
  fresh: delivery.NEW_COURIER,
  find: delivery.findManagedCourier,
  save: delivery.saveCourier,
  turn: delivery.switchCourier,
  move: delivery.moveCourier,
  remove: delivery.removeCourier,
};

export const LOCATIONS: Resource<typeof locationFields> = {
  list: '/zaplecze/sklepy',
  fields: locationFields,
  fresh: {
    name: '',
    street: '',
    zipcode: '',
    city: '',
    phone: '',
    email: '',
    latitude: 52,
    longitude: 19,
    openingHours: '',
  },
  find: delivery.findManagedLocation,
  save: delivery.saveLocation,
  move: delivery.moveLocation,
  remove: delivery.removeLocation,
};
