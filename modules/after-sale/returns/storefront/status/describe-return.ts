import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { ReturnView } from '../../rules/return-view.ts';
import * as returnsMethodTexts from '../../texts/method.ts';
import * as returnsProductsTexts from '../../texts/products.ts';
import * as returnsRefundTexts from '../../texts/refund.ts';
import * as returnsStatusTexts from '../../texts/status.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { describeRefund } from '../describe-track.ts';

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** A filed return in words, for its page and its document (S3.57). */
export function describeReturn(filed: ReturnView, shopAddress: string) {
  const { code, orderNumber, state, method, delivery, place, refundWay, bankAccount, refundNote, reason } = filed;
  const spot = place ? `${place.name}, ${place.street}, ${place.zipcode} ${place.city}` : '';
  const facts = [
    { name: returnsStatusTexts.reason, value: reason === '' ? '' : reasonText(reason) },
    { name: returnsStatusTexts.method, value: method ? returnsMethodTexts.types[method].name : '' },
    { name: returnsStatusTexts.delivery, value: delivery?.name ?? '' },
    { name: returnsStatusTexts.place, value: spot },
    { name: returnsStatusTexts.refundWay, value: refundWay ? refundTexts.refundWays[refundWay].name : '' },
    { name: returnsStatusTexts.account, value: bankAccount },
    { name: returnsRefundTexts.note, value: bankAccount ? '' : refundNote },
    {
      name: state === 'refunded' ? returnsStatusTexts.refunded : returnsStatusTexts.amount,
      value: refundWay ? formatMoney(filed.amount) : returnsRefundTexts.unpaid,
    },
  ];
  return {
    code,
    orderNumber,
    state,
    method,
    reply: filed.reply,
    filedAt: filed.filedAt ? moment.format(filed.filedAt) : '',
    lines: filed.lines.map(({ lineId, name, versionName, sizeName, photo, photoTone, comment, quantity, ...line }) => ({
      lineId,
      name,
      photo,
      photoTone,
      comment,
      quantity: quantityWithUnit(quantity, line),
      details: [versionName, sizeName, partOf(quantity, line.accepted)].filter(Boolean).join(', '),
    })),
    facts: facts.filter(({ value }) => value !== ''),
    next: method ? returnsStatusTexts.steps[method](method === 'point' ? spot : shopAddress) : '',
    withdrawn: filed.withdrawalId !== null,
    refund: describeRefund(filed),
    timeline: filed.events
      .map(({ at, kind, note }) => ({ at: moment.format(at), text: returnsTexts.event(kind, method), note }))
      .reverse(),
  };
}

/** Said only of what was not taken back whole. */
function partOf(quantity: number, accepted: number | null): string {
  return accepted === null || accepted === quantity ? '' : returnsTexts.acceptedOf(accepted, quantity);
}

function reasonText(reason: string): string {
  return Object.entries(returnsProductsTexts.reasons).find(([code]) => code === reason)?.[1] ?? '';
}
