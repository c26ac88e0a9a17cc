import type { Resource } from '#modules/back-office/resources/panel/resource.server.ts';
import { enabledState } from '#modules/back-office/resources/texts/panel.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { courierFields } from '../rules/courier-fields.ts';
import { locationFields } from '../rules/location-fields.ts';
import * as delivery from '../server/index.ts';
import { kinds, locations as locationTexts, couriers as texts } from '../texts/panel.ts';

const ACCESS = { see: 'offer.see', change: 'offer.change' } as const;

export const COURIERS: Resource<typeof courierFields> = {
  list: '/zaplecze/dostawa',
  access: ACCESS,
  texts,
  fields: courierFields,
  groups: [
    { title: texts.groups.what, names: ['name', 'kind', 'icon', 'enabled'] },
    { title: texts.groups.costs, names: ['prepaidCost', 'onDeliveryCost', 'freeFrom', 'rates'] },
    { title: texts.groups.limits, names: ['maxWeight', 'maxWorth', 'maxOnDelivery', 'countries', 'postcodes'] },
    { title: texts.groups.time, names: ['days', 'deadline', 'weekdays'] },
    { title: texts.groups.more, names: ['trackingLink', 'needsPoint', 'requestsClientNumber'] },
  ],
  nameField: 'name',
  defaultValues: delivery.NEW_COURIER,
  async rows(shop) {
    return (await delivery.listManagedCouriers(shop)).map((courier) => ({
      id: courier.id,
      name: courier.name,
      cells: [
        kinds[courier.kind],
        costText(courier, 'prepaidCost'),
        costText(courier, 'onDeliveryCost'),
        courier.freeFrom === null ? '–' : formatMoney(courier.freeFrom),
        courier.days,
      ],
      state: enabledState(courier.enabled),
      isOn: courier.enabled,
    }));
  },
  find: delivery.findManagedCourier,
  save: delivery.saveCourier,
  setEnabled: delivery.switchCourier,
  move: delivery.moveCourier,
  remove: delivery.removeCourier,
};

/** With rates by weight the lowest of them. */
function costText(courier: delivery.ManagedCourier, side: 'prepaidCost' | 'onDeliveryCost'): string {
  const costs = [courier, ...courier.rates].flatMap((rate) => rate[side] ?? []);
  if (costs.length === 0) return '–';
  const lowest = formatMoney(Math.min(...costs));
  return costs.length > 1 ? texts.rates(lowest) : lowest;
}

export const LOCATIONS: Resource<typeof locationFields> = {
  list: '/zaplecze/sklepy',
  access: ACCESS,
  texts: locationTexts,
  fields: locationFields,
  nameField: 'name',
  defaultValues: {
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
  async rows(shop) {
    const locations = await delivery.listManagedLocations(shop);
    return locations.map(({ id, name, street, zipcode, city, openingHours }) => ({
      id,
      name,
      cells: [`${street}, ${zipcode} ${city}`, openingHours],
    }));
  },
  find: delivery.findManagedLocation,
  save: delivery.saveLocation,
  move: delivery.moveLocation,
  remove: delivery.removeLocation,
};
