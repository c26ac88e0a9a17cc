import { data, type RouterContextProvider } from 'react-router';
import { COMPLAINT_STATES, type ComplaintState } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { refuse, textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { actOnRefund, parseRefund } from '#modules/sales/refunds/panel/claim-refund/action.server.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { toSentFiles } from '#platform/forms/storefront/parse-form.server.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MAX_ATTACHMENTS } from '../../rules/complaint-limits.ts';
import type { ComplaintView } from '../../rules/complaint-view.ts';
import {
  changeComplaintState,
  type MessageRefusal,
  refundComplaint,
  replyToComplaint,
  shipComplaint,
} from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';
import { attachmentFaultText } from '../../texts/storefront.ts';
import { findOneComplaint } from './load.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Each action sends an email to the customer. */
export async function changeComplaint(context: Context, request: Request, number: string) {
  const shop = staffShop(context);
  const complaint = await findOneComplaint(shop, number);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const state = COMPLAINT_STATES.find((one) => one === intent);
  if (state) return move(shop, form, complaint, state);
  if (intent === 'reply') return reply(shop, form, complaint);
  if (intent === 'ship') {
    const outcome = await shipComplaint(shop, complaint.id, textOf(form, 'tracking').trim());
    return outcome === 'done' ? done(texts.done.ship) : refuse(form, { refused: texts.refused.tooLate });
  }
  if (intent === 'refund-again' || intent === 'refund-by-hand' || intent === 'refund-paid')
    return actOnRefund(shop, form, { kind: 'complaint', id: complaint.id });
  if (intent !== 'refund') throw unknownIntent();
  return refund(shop, form, complaint);
}

async function move(shop: Shop, form: FormData, { id }: ComplaintView, state: ComplaintState) {
  const outcome = await changeComplaintState(shop, id, state, textOf(form, 'note').trim());
  if (outcome === 'done') return done(texts.done.move(state));
  if (outcome === 'too-late' || outcome === 'unknown-complaint')
    return refuse(form, { refused: texts.refused.tooLate });
  return refuse(form, { faults: { note: messageFault(outcome) } });
}

async function reply(shop: Shop, form: FormData, { id }: ComplaintView) {
  const chosen = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  if (chosen.length > MAX_ATTACHMENTS)
    return refuse(form, { faults: { files: texts.refused.tooManyFiles(MAX_ATTACHMENTS) } });
  const key = textOf(form, 'key') || crypto.randomUUID();
  const outcome = await replyToComplaint(shop, id, {
    text: textOf(form, 'text'),
    files: await toSentFiles(chosen),
    key,
  });
  if (outcome.kind === 'written') return done(texts.done.reply);
  if (outcome.kind === 'file-refused')
    return refuse(form, { faults: { files: attachmentFaultText(outcome.file, outcome.reason) } });
  return refuse(form, { faults: { text: messageFault(outcome.kind) } });
}

function messageFault(kind: MessageRefusal): string {
  return kind === 'too-short' ? texts.refused.tooShort : texts.refused.full;
}

async function refund(shop: Shop, form: FormData, { id }: ComplaintView) {
  const parsed = parseRefund(form);
  if ('faults' in parsed) return refuse(form, parsed);
  const outcome = await refundComplaint(shop, id, parsed.refund);
  switch (outcome.kind) {
    case 'done':
      return done(refundTexts.money.asked(formatMoney(outcome.amount)));
    case 'decided':
      return refuse(form, { refused: refundTexts.money.decided });
    case 'too-much':
      return refuse(form, { faults: { amount: refundTexts.money.tooMuch(formatMoney(outcome.held)) } });
    case 'no-amount':
      return refuse(form, { faults: { amount: texts.refused.noAmount } });
    case 'card-spent':
      return refuse(form, { refused: texts.refused.cardSpent });
    case 'too-late':
    case 'unknown-complaint':
      return refuse(form, { refused: texts.refused.tooLate });
  }
}

function done(text: string) {
  return data<FormAnswer>({ done: text });
}
