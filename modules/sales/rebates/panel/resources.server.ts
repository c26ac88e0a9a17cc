import type { Resource } from '#modules/back-office/resources/panel/resource.server.ts';
import { enabledState } from '#modules/back-office/resources/texts/panel.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { giftFields, rebateFields } from '../rules/rebate-fields.ts';
import { rebateStanding } from '../rules/rebate-standing.ts';
import * as rebates from '../server/index.ts';
import { gifts as giftTexts, rebates as texts } from '../texts/panel.ts';

export const REBATES: Resource<typeof rebateFields> = {
  list: '/zaplecze/kody-rabatowe',
  access: { see: 'offer.see', change: 'offer.change' },
  texts,
  fields: rebateFields,
  groups: [
    { title: texts.groups.what, names: ['code', 'name', 'source', 'effect', 'percent', 'amount'] },
    { title: texts.groups.when, names: ['startsAt', 'endsAt', 'maxUses', 'oncePerCustomer', 'combinable', 'blocked'] },
    { title: texts.groups.who, names: ['minimumWorth', 'categoryId', 'customerId', 'advertised'] },
  ],
  nameField: 'code',
  defaultValues: rebates.NEW_REBATE,
  async rows(shop) {
    const now = shop.now();
    return (await rebates.listManagedRebates(shop)).map((rebate) => {
      const { id, code, name, uses, maxUses, endsAt, blocked } = rebate;
      const state = rebateStanding(rebate, now);
      return {
        id,
        name: code,
        cells: [effectOf(rebate), texts.uses(uses, maxUses), endsAt ? shortDay(warsawDay(endsAt)) : texts.noEnd, name],
        state: { label: texts.states[state], tone: state === 'on' ? 'ok' : 'neutral' },
        isOn: !blocked,
      };
    });
  },
  find: rebates.findManagedRebate,
  save: rebates.saveRebate,
  setEnabled: (shop, id, enabled) => rebates.blockRebate(shop, id, !enabled),
  remove: rebates.withdrawRebate,
  options: async (shop) => ({ categoryId: await listCategoryChoices(shop) }),
};

function effectOf({ percent, amount }: rebates.ManagedRebate): string {
  if (percent !== null) return texts.percent(percent);
  return amount === null ? texts.freeShipping : formatMoney(amount);
}

export const GIFTS: Resource<typeof giftFields> = {
  list: '/zaplecze/gratisy',
  access: { see: 'offer.see', change: 'offer.change' },
  texts: giftTexts,
  fields: giftFields,
  nameField: 'productId',
  defaultValues: rebates.NEW_GIFT,
  async rows(shop) {
    const gifts = await rebates.listManagedGifts(shop);
    return gifts.map(({ id, product, productId, sizeType, minimumWorth, endsAt, enabled }) => ({
      id,
      name: product || String(productId),
      cells: [
        sizeType === UNIVERSAL_SIZE ? '–' : sizeType,
        formatMoney(minimumWorth),
        endsAt ? shortDay(warsawDay(endsAt)) : giftTexts.noEnd,
      ],
      state: enabledState(enabled),
      isOn: enabled,
    }));
  },
  find: rebates.findManagedGift,
  save: rebates.saveGift,
  setEnabled: rebates.switchGift,
  move: rebates.moveGift,
  remove: rebates.removeGift,
};
