import type { RouterContextProvider } from 'react-router';
import { unknownIntent } from '#admin/entering.server.ts';
import { staffShop } from '#admin/staff.server.ts';
import type { ActAnswer } from '#admin/ui/act-result.tsx';
import { parseQuantity } from '#rules/catalogue/quantity/quantity-text.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { parseZloty } from '#rules/platform/money/parse-zloty.ts';
import type { OrderAddress } from '#rules/selling/orders/order-data.ts';
import { ORDER_STATES, type OrderState } from '#rules/selling/orders/order-state.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findPointByCode } from '#shop/selling/delivery/index.ts';
import {
  addOrderNote,
  type ChangeOutcome,
  changeBeforePacking,
  findOrderForStaff,
  moveOrders,
  type StaffOrder,
} from '#shop/selling/orders/index.ts';
import { bookPaidByHand, bookPayment, refundOrder } from '#shop/selling/payments/index.ts';
import * as texts from '#texts/panel/selling-order.ts';
import * as listTexts from '#texts/panel/selling-orders.ts';
import { describeResults } from '../orders/act.server.ts';

type Fields = (name: string) => string;

export interface OrderAnswer extends ActAnswer {
  /** The sum that was refused, in the form of its act. */
  typed?: { intent: string; amount: string };
}

export async function changeOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  number: string,
): Promise<OrderAnswer> {
  const shop = staffShop(context);
  const found = await findOrderForStaff(shop, number);
  if (!found) return { refused: texts.refund.gone };
  const form = await request.formData();
  const field: Fields = (name) => String(form.get(name) ?? '');
  const { id } = found.order;
  switch (field('intent')) {
    case 'move':
    case 'cancel':
    case 'mark-returned':
      return moveOne(shop, id, field);
    case 'note': {
      const outcome = await addOrderNote(shop, id, field('text'));
      return outcome === 'added' ? { done: texts.notes.added } : { refused: texts.notes.empty };
    }
    case 'change-people':
      return describeChange(await changeBeforePacking(shop, id, peopleOf(found, field)));
    case 'change-delivery':
      return changeDelivery(shop, id, field);
    case 'take-off':
      return describeChange(await changeBeforePacking(shop, id, { takeOff: takeOffOf(found, field) }));
    case 'refund':
      return keepSum(await refund(shop, id, field), field);
    case 'book-payment':
      return keepSum(await bookIncoming(shop, id, field), field);
    case 'paid-by-hand':
      return bookByHand(shop, id, field);
    default:
      throw unknownIntent();
  }
}

const ENDS: Record<string, OrderState> = { cancel: 'cancelled', 'mark-returned': 'returned' };

async function moveOne(shop: Shop, orderId: number, field: Fields): Promise<ActAnswer> {
  const end = ENDS[field('intent')];
  // An end has an intent of its own, which not everybody who moves orders may use.
  const state = end ?? ORDER_STATES.find((known) => known === field('state') && !Object.values(ENDS).includes(known));
  if (!state) return { refused: listTexts.result.reasons['wrong-state'] };
  const results = await moveOrders(shop, [{ orderId, trackingNumber: field('tracking').trim() || undefined }], state);
  if (results === 'too-many') return { refused: listTexts.bulk['too-many'] };
  const answer = describeResults(results, state);
  return answer.refused ? { refused: answer.left?.join(' ') ?? answer.refused } : { done: answer.done };
}

const PERSONAL = ['firstName', 'lastName', 'companyName', 'street', 'zipcode', 'city', 'phone'] as const;
const FIELDS = ['email', ...PERSONAL] as const;

/** Only the addresses the order has: another one has no fields on the screen. */
function peopleOf({ order }: StaffOrder, field: Fields) {
  const read = (role: 'billing' | 'delivery' | 'invoice'): Partial<OrderAddress> | undefined =>
    order.addresses[role] && Object.fromEntries(PERSONAL.map((name) => [name, field(`${role}.${name}`)]));
  return {
    email: field('email'),
    addresses: { billing: read('billing'), delivery: read('delivery'), invoice: read('invoice') },
  };
}

async function changeDelivery(shop: Shop, orderId: number, field: Fields): Promise<ActAnswer> {
  const code = field('point').trim();
  const courierId = Number(field('courier'));
  const point = code === '' ? null : await findPointByCode(shop.db, courierId, code);
  const locationId = Number(field('location')) || null;
  const delivery = { courierId, pickupPointId: point?.id ?? null, locationId };
  return describeChange(await changeBeforePacking(shop, orderId, { delivery }));
}

function takeOffOf({ order }: StaffOrder, field: Fields) {
  return order.lines
    .map(({ lineId }) => ({ lineId, quantity: parseQuantity(field(`pieces-${lineId}`)) ?? 0 }))
    .filter(({ quantity }) => quantity !== 0);
}

function describeChange(outcome: ChangeOutcome): ActAnswer {
  switch (outcome.kind) {
    case 'changed':
      return { done: texts.change.changed };
    case 'nothing-new':
      return { refused: texts.change['nothing-new'] };
    case 'refused':
      return { refused: texts.change.reasons[outcome.reason] };
    case 'wrong': {
      const names = new Map<string, string>(FIELDS.map((name) => [name, texts.change[name]]));
      const fields = outcome.problems.map(({ field }) => names.get(field.split('.').at(-1) ?? '') ?? field);
      return { refused: texts.change.wrong([...new Set(fields)].join(', ')) };
    }
  }
}

async function refund(shop: Shop, orderId: number, field: Fields): Promise<ActAnswer> {
  const amount = parseZloty(field('amount'));
  if (amount === null) return { refused: texts.refund.wrong };
  const answer = await refundOrder(shop, orderId, { amount, key: field('key') });
  switch (answer.kind) {
    case 'asked':
      return { done: texts.refund.asked(formatMoney(answer.amount)) };
    case 'refused':
      return { refused: texts.refund.refused(answer.problem) };
    case 'too-much':
      return { refused: texts.refund.tooMuch(formatMoney(answer.most)) };
    default:
      return { refused: texts.refund.gone };
  }
}

async function bookIncoming(shop: Shop, orderId: number, field: Fields): Promise<ActAnswer> {
  const amount = parseZloty(field('amount'));
  const outcome = await bookPayment(shop, orderId, { amount: amount ?? 0, key: field('key') });
  if (outcome === 'unknown-order') return { refused: texts.refund.gone };
  return outcome === 'wrong-amount' ? { refused: texts.refund.wrong } : { done: texts.incoming.done };
}

function keepSum(answer: ActAnswer, field: Fields): OrderAnswer {
  return answer.refused ? { ...answer, typed: { intent: field('intent'), amount: field('amount') } } : answer;
}

async function bookByHand(shop: Shop, orderId: number, field: Fields): Promise<ActAnswer> {
  const outcome = await bookPaidByHand(shop, orderId, { amount: Number(field('grosze')), key: field('key') });
  return outcome === 'booked' || outcome === 'repeated'
    ? { done: texts.refund.handDone }
    : { refused: texts.refund.wrong };
}
