import type { ReturnView } from '#rules/after-sale/returns/return-view.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import { withdrawalTexts } from '#texts/after-sale/withdrawal.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });
const texts = returnsTexts.status;

/** A filed return in words, for its page and its document (S3.57). */
export function describeReturn(filed: ReturnView, shopAddress: string) {
  const { code, orderNumber, state, method, delivery, place, refundWay, bankAccount, refundNote, reason } = filed;
  const spot = place ? `${place.name}, ${place.street}, ${place.zipcode} ${place.city}` : '';
  const facts = [
    { name: texts.reason, value: reason === '' ? '' : reasonText(reason) },
    { name: texts.method, value: method ? returnsTexts.method.types[method].name : '' },
    { name: texts.delivery, value: delivery?.name ?? '' },
    { name: texts.place, value: spot },
    { name: texts.refundWay, value: refundWay ? returnsTexts.refund.ways[refundWay].name : '' },
    { name: texts.account, value: bankAccount },
    { name: returnsTexts.refund.note, value: bankAccount ? '' : refundNote },
    {
      name: state === 'refunded' ? texts.refunded : texts.amount,
      value: refundWay ? formatMoney(filed.amount) : returnsTexts.refund.unpaid,
    },
  ];
  return {
    code,
    orderNumber,
    state,
    method,
    reply: filed.reply,
    filedAt: filed.filedAt ? moment.format(filed.filedAt) : '',
    lines: filed.lines.map(({ lineId, name, versionName, sizeName, photo, photoTone, comment, quantity, ...unit }) => ({
      lineId,
      name,
      photo,
      photoTone,
      comment,
      quantity: quantityWithUnit(quantity, unit),
      details: [versionName, sizeName].filter(Boolean).join(', '),
    })),
    facts: facts.filter(({ value }) => value !== ''),
    next: method ? texts.steps[method](method === 'point' ? spot : shopAddress) : '',
    withdrawn: filed.withdrawalId !== null,
    refund: describeRefund(filed),
    timeline: filed.events
      .map(({ at, kind, note }) => ({ at: moment.format(at), text: returnsTexts.events[kind], note }))
      .reverse(),
  };
}

/** What was withdrawn from is paid back in the time of the law; what the shop takes back beyond it, once it is there. */
function describeRefund({ refundWay, withdrawalId, method }: ReturnView): string {
  if (refundWay === null) return returnsTexts.refund.unpaid;
  if (withdrawalId !== null) return withdrawalTexts.refund.goods;
  return method === 'point' ? texts.refundAtShop : texts.refund;
}

function reasonText(reason: string): string {
  return Object.entries(returnsTexts.products.reasons).find(([code]) => code === reason)?.[1] ?? '';
}
