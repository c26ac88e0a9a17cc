import type { ReturnView } from '#rules/after-sale/returns/return-view.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import { offerRefunds, returnAmount } from '#shop/after-sale/returns/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import * as returnsMethodTexts from '#texts/after-sale/returns-method.ts';
import * as returnsRefundTexts from '#texts/after-sale/returns-refund.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';

/** A return that is still being filled in, as it stands beside every step: what goes back, how, and what it comes to so far. */
export async function describeDraft(shop: Shop, order: OrderView, draft: ReturnView | null) {
  if (!draft) return null;
  const cost = draft.delivery?.cost ?? 0;
  const isPaid = offerRefunds(order).length > 0;
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
    /** Empty where nothing was paid, so that nothing is given back. */
    amount: isPaid ? formatMoney(await returnAmount(shop.db, order, draft)) : '',
    cost: isPaid && cost > 0 ? returnsRefundTexts.returnCost(formatMoney(cost)) : '',
  };
}

export type ShownDraft = NonNullable<Awaited<ReturnType<typeof describeDraft>>>;
