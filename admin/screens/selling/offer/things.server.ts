import type { RouterContextProvider } from 'react-router';
import type { Fields, ValuesOf } from '#rules/platform/forms/typed-fields.ts';
import { courierFields } from '#rules/selling/delivery/courier-fields.ts';
import { locationFields } from '#rules/selling/delivery/location-fields.ts';
import { methodFields } from '#rules/selling/payments/method-fields.ts';
import { giftFields, rebateFields } from '#rules/selling/rebates/rebate-fields.ts';
import { listCategoryChoices } from '#shop/catalogue/tree/index.ts';
import type { SaveOutcome } from '#shop/platform/audit/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import * as delivery from '#shop/selling/delivery/index.ts';
import * as payments from '#shop/selling/payments/index.ts';
import * as rebates from '#shop/selling/rebates/index.ts';
import { providers } from '#texts/panel/selling-payments.ts';

export type Context = Readonly<RouterContextProvider>;

export interface Option {
  value: string;
  label: string;
}

/** Something the owner sets up: how it is typed, found and saved, and what can be done with one in its list. */
export interface OfferThing<Shape extends Fields> {
  /** Address of its list. */
  list: string;
  fields: Shape;
  fresh: ValuesOf<Shape>;
  /** `product`: of what is known by the product it gives. */
  find(shop: Shop, id: number): Promise<(ValuesOf<Shape> & { id: number; product?: string; mark?: string }) | null>;
  /** `seen` is the mark of what somebody began from, where two editors are to notice each other. */
  save(shop: Shop, id: number | null, values: ValuesOf<Shape>, seen?: string): Promise<SaveOutcome | 'stale'>;
  turn?(shop: Shop, id: number, on: boolean): Promise<boolean>;
  move?(shop: Shop, id: number, places: 1 | -1): Promise<boolean>;
  remove(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'>;
  /** Fields chosen from a list only the shop knows. */
  options?(shop: Shop): Promise<Record<string, Option[]>>;
}

export const COURIERS: OfferThing<typeof courierFields> = {
  list: '/zaplecze/dostawa',
  fields: courierFields,
  fresh: delivery.NEW_COURIER,
  find: delivery.findManagedCourier,
  save: delivery.saveCourier,
  turn: delivery.switchCourier,
  move: delivery.moveCourier,
  remove: delivery.removeCourier,
};

export const LOCATIONS: OfferThing<typeof locationFields> = {
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

export const METHODS: OfferThing<typeof methodFields> = {
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

export const REBATES: OfferThing<typeof rebateFields> = {
  list: '/zaplecze/kody-rabatowe',
  fields: rebateFields,
  fresh: rebates.NEW_REBATE,
  find: rebates.findManagedRebate,
  save: rebates.saveRebate,
  turn: (shop, id, on) => rebates.blockRebate(shop, id, !on),
  remove: rebates.withdrawRebate,
  options: async (shop) => ({ categoryId: await listCategoryChoices(shop) }),
};

export const GIFTS: OfferThing<typeof giftFields> = {
  list: '/zaplecze/gratisy',
  fields: giftFields,
  fresh: rebates.NEW_GIFT,
  find: rebates.findManagedGift,
  save: rebates.saveGift,
  turn: rebates.switchGift,
  move: rebates.moveGift,
  remove: rebates.removeGift,
};
