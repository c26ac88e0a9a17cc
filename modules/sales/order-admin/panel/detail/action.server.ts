import type { RouterContextProvider } from 'react-router';
import { refuse, textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { ORDER_STATES, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { bookPayment } from '#modules/sales/payments/server/index.ts';
import { bookPaidByHand, refundOrder } from '#modules/sales/refunds/server/index.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { parseZloty } from '#platform/money/rules/parse-zloty.ts';
import type { ActAnswer, FormAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addOrderNote, findOrderForStaff, moveOrders, type StaffOrder } from '../../server/index.ts';
import * as listTexts from '../../texts/panel-list.ts';
import * as texts from '../../texts/panel-order.ts';
import { describeResults } from '../list/action.server.ts';
import { changeDelivery, changePeople, type Fields, takeOff } from './change-actions.server.ts';

export async function changeOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  number: string,
): Promise<FormAnswer> {
  const shop = staffShop(context);
  const found = await findOrderForStaff(shop, number);
  if (!found) return { refused: texts.refund.gone };
  const form = await request.formData();
  const answer = await act(shop, found, (name) => textOf(form, name));
  return answer.done ? answer : refuse(form, answer);
}

async function act(shop: Shop, found: StaffOrder, field: Fields): Promise<FormAnswer> {
  const { id } = found.order;
  switch (field('intent')) {
    case 'move':
    case 'cancel':
    case 'mark-returned':
      return moveOne(shop, id, field);
    case 'note': {
      const outcome = await addOrderNote(shop, id, field('text'));
      return outcome === 'added' ? { done: texts.notes.added } : { faults: { text: texts.notes.empty } };
    }
    case 'change-people':
      return changePeople(shop, found, field);
    case 'change-delivery':
      return changeDelivery(shop, id, field);
    case 'take-off':
      return takeOff(shop, found, field);
    case 'refund':
      return refund(shop, id, field);
    case 'book-payment':
      return bookIncoming(shop, id, field);
    case 'paid-by-hand':
      return bookByHand(shop, id, field);
    default:
      throw unknownIntent();
  }
}

const ENDS: Record<string, OrderState> = { cancel: 'cancelled', 'mark-returned': 'returned' };

async function moveOne(shop: Shop, orderId: number, field: Fields): Promise<ActAnswer> {
  const end = ownEntry(ENDS, field('intent'));
  const state = end ?? ORDER_STATES.find((known) => known === field('state') && !Object.values(ENDS).includes(known));
  if (!state) return { refused: listTexts.result.reasons['wrong-state'] };
  const results = await moveOrders(shop, [{ orderId, trackingNumber: field('tracking').trim() || undefined }], state);
  if (results === 'too-many') return { refused: listTexts.bulk['too-many'] };
  const answer = describeResults(results, state);
  return answer.refused
    ? { refused: answer.left?.join(' ') ?? answer.refused }
    : { done: listTexts.result.movedOne(listTexts.stateOf[state]) };
}

async function refund(shop: Shop, orderId: number, field: Fields): Promise<FormAnswer> {
  const amount = parseZloty(field('amount'));
  if (amount === null) return { faults: { amount: texts.refund.wrong } };
  const answer = await refundOrder(shop, orderId, { amount, key: field('key') });
  switch (answer.kind) {
    case 'asked':
      return { done: texts.refund.asked(formatMoney(answer.amount)) };
    case 'refused':
      return { refused: texts.refund.refused(answer.problem) };
    case 'too-much':
      return { faults: { amount: texts.refund.tooMuch(formatMoney(answer.max)) } };
    default:
      return { refused: texts.refund.gone };
  }
}

async function bookIncoming(shop: Shop, orderId: number, field: Fields): Promise<FormAnswer> {
  const amount = parseZloty(field('amount'));
  const outcome = await bookPayment(shop, orderId, { amount: amount ?? 0, key: field('key') });
  if (outcome === 'unknown-order') return { refused: texts.refund.gone };
  return outcome === 'wrong-amount' ? { faults: { amount: texts.refund.wrong } } : { done: texts.incoming.done };
}

async function bookByHand(shop: Shop, orderId: number, field: Fields): Promise<ActAnswer> {
  const outcome = await bookPaidByHand(shop, orderId, { amount: Number(field('grosze')), key: field('key') });
  return outcome === 'booked' || outcome === 'repeated'
    ? { done: texts.refund.handDone }
    : { refused: texts.refund.wrong };
}
