import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { refundWayId } from '#rules/after-sale/returns/refund.ts';
import { needsReturnPoint } from '#rules/after-sale/returns/return-method.ts';
import { stepAddress } from '#rules/after-sale/returns/return-steps.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { offerRefunds, returnAmount } from '#shop/after-sale/returns/index.ts';
import * as returnsMethodTexts from '#texts/after-sale/returns-method.ts';
import * as returnsRefundTexts from '#texts/after-sale/returns-refund.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { findStep } from '../find-step.server.ts';

/** Step 5: ways of refund, and the whole return once more before it is filed. */
export async function loadReturnRefund(context: Readonly<RouterContextProvider>, url: URL) {
  const { order, draft, by } = await findStep(context, url, 'refund');
  const amount = draft ? await returnAmount(context.get(shopContext).db, order, draft) : 0;
  const cost = draft?.delivery?.cost ?? 0;
  return {
    orderNumber: order.number,
    isNamed: by === 'named',
    method: draft?.method ?? null,
    back: stepAddress(needsReturnPoint(draft?.method ?? null) ? 'point' : 'method', order.number),
    ways: offerRefunds(order).map((way) => ({ way, id: refundWayId(way) })),
    amount: formatMoney(amount),
    cost: cost > 0 ? returnsRefundTexts.returnCost(formatMoney(cost)) : '',
    lines: (draft?.lines ?? []).map(({ lineId, name, sizeName, quantity, unit, unitPlural }) => ({
      lineId,
      name,
      sizeName,
      quantity: quantityWithUnit(quantity, { unit, unitPlural }),
    })),
    sentBack: draft?.method ? returnsMethodTexts.types[draft.method].name : '',
    place: draft?.place ? `${draft.place.name}, ${draft.place.street}` : '',
  };
}

export type ShownReturnRefund = Awaited<ReturnType<typeof loadReturnRefund>>;
