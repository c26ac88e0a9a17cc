import { orderProblemText } from '#modules/sales/checkout/texts/data.ts';
import { findPointByCode } from '#modules/sales/delivery/server/index.ts';
import type { OrderAddress } from '#modules/sales/order-ledger/rules/order-data.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ChangeOutcome, changeBeforePacking, type StaffOrder } from '../../server/index.ts';
import * as texts from '../../texts/panel-order.ts';

export type Fields = (name: string) => string;

const PERSONAL = ['firstName', 'lastName', 'companyName', 'street', 'zipcode', 'city', 'phone'] as const;
const FIELDS = ['email', ...PERSONAL] as const;

/** Only addresses of the order have fields on the screen. */
export async function changePeople(shop: Shop, { order }: StaffOrder, field: Fields): Promise<FormAnswer> {
  const read = (role: 'billing' | 'delivery' | 'invoice'): Partial<OrderAddress> | undefined =>
    order.addresses[role] && Object.fromEntries(PERSONAL.map((name) => [name, field(`${role}.${name}`)]));
  const addresses = { billing: read('billing'), delivery: read('delivery'), invoice: read('invoice') };
  return describeChange(await changeBeforePacking(shop, order.id, { email: field('email'), addresses }));
}

export async function changeDelivery(shop: Shop, orderId: number, field: Fields): Promise<FormAnswer> {
  const code = field('point').trim();
  const courierId = Number(field('courier'));
  const point = code === '' ? null : await findPointByCode(shop.db, courierId, code);
  if (code !== '' && !point)
    return { refused: texts.change.wrong(texts.change.point), faults: { point: texts.change.noPoint } };
  const locationId = Number(field('location')) || null;
  const delivery = { courierId, pickupPointId: point?.id ?? null, locationId };
  return describeChange(await changeBeforePacking(shop, orderId, { delivery }));
}

export async function takeOff(shop: Shop, { order }: StaffOrder, field: Fields): Promise<FormAnswer> {
  const typed = order.lines.map(({ lineId }) => ({ lineId, text: field(`pieces-${lineId}`).trim() }));
  const pieces = typed
    .filter(({ text }) => text !== '')
    .map(({ lineId, text }) => ({ lineId, quantity: parseQuantity(text) ?? Number.NaN }));
  const unread = pieces.find(({ quantity }) => Number.isNaN(quantity));
  if (unread) return describeChange({ kind: 'refused', reason: 'wrong-pieces', lineId: unread.lineId });
  const wanted = pieces.filter(({ quantity }) => quantity !== 0);
  return describeChange(await changeBeforePacking(shop, order.id, { takeOff: wanted }));
}

function describeChange(outcome: ChangeOutcome): FormAnswer {
  switch (outcome.kind) {
    case 'changed':
      return { done: texts.change.changed };
    case 'nothing-new':
      return { refused: texts.change['nothing-new'] };
    case 'refused': {
      const { reason, lineId } = outcome;
      const refused = texts.change.reasons[reason];
      if (reason === 'wrong-delivery') return { refused, faults: { courier: refused } };
      return { refused, faults: lineId === undefined ? {} : { [`pieces-${lineId}`]: refused } };
    }
    case 'wrong': {
      const names = new Map<string, string>(FIELDS.map((name) => [name, texts.change[name]]));
      const fields = outcome.problems.map(({ field }) => names.get(field.split('.').at(-1) ?? '') ?? field);
      return {
        refused: texts.change.wrong([...new Set(fields)].join(', ')),
        faults: Object.fromEntries(outcome.problems.map((problem) => [problem.field, orderProblemText(problem)])),
      };
    }
  }
}
