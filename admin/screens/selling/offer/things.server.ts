import type { Thing } from '#admin/ui/things/thing-acts.server.ts';
import { courierFields } from '#rules/selling/delivery/courier-fields.ts';
import { locationFields } from '#rules/selling/delivery/location-fields.ts';
import { expressFields } from '#rules/selling/payments/express-fields.ts';
import { methodFields } from '#rules/selling/payments/method-fields.ts';
import { giftFields, rebateFields } from '#rules/selling/rebates/rebate-fields.ts';
import { listCategoryChoices } from '#shop/catalogue/tree/index.ts';
import * as delivery from '#shop/selling/delivery/index.ts';
import * as express from '#shop/selling/express/index.ts';
import * as payments from '#shop/selling/payments/index.ts';
import * as rebates from '#shop/selling/rebates/index.ts';
import { providers } from '#texts/panel/selling-payments.ts';

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
