import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import type { ComplaintView } from '../../rules/complaint-view.ts';
import * as addTexts from '../../texts/add.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { describeComplaintTrack } from '../describe-track.ts';

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** A complaint in words, for the page and for its document. */
export function describeComplaint(complaint: ComplaintView) {
  const { number, state, orderNumber, createdAt, lines, messages, timeline, email, phone } = complaint;
  return {
    number,
    state,
    orderNumber,
    contact: [email, phone].filter(Boolean),
    filedAt: moment.format(createdAt),
    lines: lines.map(({ quantity, unit, unitPlural, ...line }) => ({
      ...line,
      quantity: quantityWithUnit(quantity, { unit, unitPlural }),
    })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: moment.format(at), iso: at.toISOString() })),
    timeline: timeline
      .map((event, index) => ({ id: index, text: complaintTexts.event(event), at: moment.format(event.at) }))
      .reverse(),
    track: describeComplaintTrack(complaint),
    facts: purchaseFacts(complaint),
  };
}

/** S3.59: what the shopper wrote of the purchase. */
function purchaseFacts({ purchase }: ComplaintView): { name: string; value: string }[] {
  if (!purchase) return [];
  const { serialNumber, boughtOn, buyPlace, buyPlaceDetails, paymentSource, site } = purchase;
  const place = [addTexts.buyPlaces[buyPlace], buyPlaceDetails].filter(Boolean).join(': ');
  return [
    { name: addTexts.serialNumber, value: serialNumber },
    { name: addTexts.boughtOn, value: longDay(boughtOn) },
    { name: addTexts.place, value: place },
    { name: addTexts.refundLabel, value: addTexts.refunds[paymentSource] },
    { name: addTexts.bankAccount, value: purchase.bankAccount },
    { name: addTexts.refundAddress, value: purchase.refundAddress },
    { name: addTexts.chequeData, value: purchase.chequeData },
    { name: addTexts.site, value: site?.name ?? addTexts.siteNone },
  ].filter(({ value }) => value !== '');
}
