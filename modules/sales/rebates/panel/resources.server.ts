import type { Resource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { giftFields, rebateFields } from '#modules/sales/rebates/rules/rebate-fields.ts';
import * as rebates from '#modules/sales/rebates/server/index.ts';

export const REBATES: Resource<typeof rebateFields> = {
  list: '/zaplecze/kody-rabatowe',
  fields: rebateFields,
  fresh: rebates.NEW_REBATE,
  find: rebates.findManagedRebate,
  save: rebates.saveRebate,
  turn: (shop, id, on) => rebates.blockRebate(shop, id, !on),
  remove: rebates.withdrawRebate,
  options: async (shop) => ({ categoryId: await listCategoryChoices(shop) }),
};

export const GIFTS: Resource<typeof giftFields> = {
  list: '/zaplecze/gratisy',
  fields: giftFields,
  fresh: rebates.NEW_GIFT,
  find: rebates.findManagedGift,
  save: rebates.saveGift,
  turn: rebates.switchGift,
  move: rebates.moveGift,
  remove: rebates.removeGift,
};
