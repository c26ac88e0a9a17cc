import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ReturnView } from '../rules/return-view.ts';
import { offerRefunds, returnAmountByCost } from '../server/index.ts';
import * as returnsMethodTexts from '../texts/method.ts';
import * as returnsRefundTexts from '../texts/refund.ts';

/** A return that is still being filled in, as it is next to every step: what goes back, how, and what it comes to so far. */
export async function describeDraft(shop: Shop, order: OrderView, draft: ReturnView | null) {
  return describeDraftWith(await describeMoney(shop, order, draft), draft);
}

/** The same where it is known already what goes back. */
export function describeDraftWith(moneyAfter: MoneyAfter, draft: ReturnView | null) {
  if (!draft) return null;
  return {
    lines: draft.lines.map(({ lineId, name, versionName, sizeName, photo, photoTone, quantity, ...units }) => ({
      lineId,
      name,
      photo,
      photoTone,
      details: [versionName, sizeName, quantityWithUnit(quantity, units)].filter(Boolean).join(', '),
    })),
    sentBack: [draft.method ? returnsMethodTexts.types[draft.method].name : '', draft.place?.name ?? '']
      .filter(Boolean)
      .join(': '),
    money: moneyAfter(draft.delivery?.cost ?? 0),
  };
}

export type ShownDraft = NonNullable<Awaited<ReturnType<typeof describeDraft>>>;

type MoneyAfter = (cost: Grosze) => { amount: string; cost: string };

/** The refund of a draft by its delivery cost; empty when nothing was paid. */
export async function describeMoney(shop: Shop, order: OrderView, draft: ReturnView | null): Promise<MoneyAfter> {
  if (!draft || offerRefunds(order).length === 0) return () => ({ amount: '', cost: '' });
  const amountAfter = await returnAmountByCost(shop.db, order, draft);
  return (cost) => ({
    amount: formatMoney(amountAfter(cost)),
    cost: cost > 0 ? returnsRefundTexts.returnCost(formatMoney(cost)) : '',
  });
}
