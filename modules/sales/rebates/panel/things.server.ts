import type { Thing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { courierFields } from '#modules/sales/delivery/rules/courier-fields.ts';
import { locationFields } from '#modules/sales/delivery/rules/location-fields.ts';
import * as delivery from '#modules/sales/delivery/server/index.ts';
import * as express from '#modules/sales/express-checkout/server/index.ts';
import { expressFields } from '#modules/sales/payments/rules/express-fields.ts';
import { methodFields } from '#modules/sales/payments/rules/method-fields.ts';
import * as payments from '#modules/sales/payments/server/index.ts';
import { providers } from '#modules/sales/payments/texts/panel.ts';
import { giftFields, rebateFields } from '../rules/rebate-fields.ts';
import * as rebates from '../server/index.ts';

export const COURIERS: Thing<typeof courierFields> = {
  list: '/zaplecze/dostawa',
  fields: courierFields,
  fresh: delivery.NEW_COURIER,
  find: delivery.findManagedCourier,
  save: delivery.saveCourier,
  turn: delivery.switchCourier,
  move: delivery.moveCourier,
  remove: delivery.removeCourier,
};

export const LOCATIONS: Thing<typeof locationFields> = {
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

export const METHODS: Thing<typeof methodFields> = {
  list: '/zaplecze/platnosci',
  fields: methodFields,
  fresh: payments.NEW_METHOD,
  find: payments.findManagedMethod,
  save: payments.saveMethod,
  turn: payments.switchMethod,
  move: payments.moveMethod,
  remove: payments.removeMethod,
  options: async (shop) => ({
    provider: payments.listProviders(shop).map((value) => ({ value, label: providers[value] ?? value })),
  }),
};

export const EXPRESS: Thing<typeof expressFields> = {
  list: '/zaplecze/szybki-zakup',
  fields: expressFields,
  fresh: express.NEW_EXPRESS,
  find: express.findManagedExpress,
  save: express.saveExpress,
  turn: express.switchExpress,
  move: express.moveExpress,
  remove: express.removeExpress,
};

export const REBATES: Thing<typeof rebateFields> = {
  list: '/zaplecze/kody-rabatowe',
  fields: rebateFields,
  fresh: rebates.NEW_REBATE,
  find: rebates.findManagedRebate,
  save: rebates.saveRebate,
  turn: (shop, id, on) => rebates.blockRebate(shop, id, !on),
  remove: rebates.withdrawRebate,
  options: async (shop) => ({ categoryId: await listCategoryChoices(shop) }),
};

export const GIFTS: Thing<typeof giftFields> = {
  list: '/zaplecze/gratisy',
  fields: giftFields,
  fresh: rebates.NEW_GIFT,
  find: rebates.findManagedGift,
  save: rebates.saveGift,
  turn: rebates.switchGift,
  move: rebates.moveGift,
  remove: rebates.removeGift,
};
