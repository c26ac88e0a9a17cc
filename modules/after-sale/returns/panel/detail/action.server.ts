import { data, type RouterContextProvider } from 'react-router';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import { refuse, textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { actOnRefund, parseRefund } from '#modules/sales/refunds/panel/claim-refund/action.server.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ReturnView } from '../../rules/return-view.ts';
import {
  acceptReturn,
  changeReturnState,
  type ReturnAcceptance,
  type ReturnRefund,
  refundReturn,
} from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';
import { findFiledReturn } from './load.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A step with a return; its note goes into the mail of this step and no other. */
export async function changeReturn(context: Context, request: Request, code: string) {
  const shop = staffShop(context);
  const filed = await findFiledReturn(shop, code);
  const form = await request.formData();
  const note = textOf(form, 'note').trim();
  switch (form.get('intent')) {
    case 'receive':
      return answer(form, await changeReturnState(shop, filed.id, { state: 'received', note }), texts.done.receive);
    case 'refuse':
      return answer(form, await changeReturnState(shop, filed.id, { state: 'refused', note }), texts.done.refuse);
    case 'accept':
      return accept(shop, form, filed, note);
    case 'refund-again':
    case 'refund-by-hand':
    case 'refund-paid':
      return actOnRefund(shop, form, { kind: 'return', id: filed.id });
    case 'refund': {
      const parsed = parseRefund(form);
      if ('faults' in parsed) return refuse(form, parsed);
      return answer(form, await refundReturn(shop, filed.id, parsed.refund.amount), texts.done.refund);
    }
    default:
      throw unknownIntent();
  }
}

async function accept(shop: Shop, form: FormData, { id, lines }: ReturnView, note: string) {
  const pieces = lines.map(({ lineId }) => ({ lineId, quantity: quantityOf(form, `piece-${lineId}`) }));
  // Never more than is accepted; a form without the second field puts all of that on sale.
  const restock = pieces.map(({ lineId, quantity }) => {
    const name = `restock-${lineId}`;
    return { lineId, quantity: form.has(name) ? Math.min(quantity, quantityOf(form, name)) : quantity };
  });
  const unread = [...pieces, ...restock].find(({ quantity }) => Number.isNaN(quantity));
  if (unread) return refuse(form, { faults: { [`piece-${unread.lineId}`]: texts.refused.pieces } });
  return answer(form, await acceptReturn(shop, id, { note, pieces, restock }), texts.done.accept);
}

function quantityOf(form: FormData, name: string): number {
  return parseQuantity(textOf(form, name)) ?? Number.NaN;
}

function answer(form: FormData, outcome: ReturnAcceptance | ReturnRefund, done: string) {
  switch (outcome.kind) {
    case 'done':
      return data<FormAnswer>({ done });
    case 'too-late':
      return refuse(form, { refused: texts.refused.tooLate(outcome.state) });
    case 'too-much':
      return refuse(form, { faults: { amount: refundTexts.money.tooMuch(formatMoney(outcome.held)) } });
    case 'wrong-pieces':
      return refuse(form, { faults: { [`piece-${outcome.lineId}`]: texts.refused.pieces } });
    case 'decided':
      return refuse(form, { refused: refundTexts.money.decided });
    case 'nothing':
      return refuse(form, { refused: texts.refused.nothing });
    case 'unknown':
      return refuse(form, { refused: shared.gone });
  }
}
