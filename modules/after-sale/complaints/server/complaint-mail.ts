import type { ComplaintEvent } from '#modules/after-sale/claims/rules/complaint-state.ts';
import type { ClaimRefund } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import { describeRoads } from '#modules/sales/refunds/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { composeMail, type MailBlock, sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { complaintLink } from '../rules/complaint-links.ts';
import * as texts from '../texts/email.ts';
import * as complaintTexts from '../texts/storefront.ts';
import type { ComplaintRow } from './lock-complaint.ts';

export type ComplaintMail =
  | { kind: 'filed' }
  /** With what the shop wrote to the step. */
  | { kind: 'moved'; eventId: number; note?: string }
  /** Money went back, perhaps as a voucher, or a parcel left. */
  | { kind: 'happened'; eventId: number; event: ComplaintEvent; refund?: ClaimRefund }
  /** The shop wrote to the shopper, or the shopper to the shop. */
  | { kind: 'replied' | 'written'; messageId: number; text: string };

/** Writes the mails about what has just happened, in the same transaction. */
export async function complaintMail(
  tx: Transaction,
  shop: Shop,
  complaint: ComplaintRow,
  about: ComplaintMail,
): Promise<void> {
  if (about.kind !== 'written') await mailShopper(tx, shop, complaint, about);
  if (about.kind === 'filed' || about.kind === 'written') await mailShop(tx, shop, complaint, about);
}

async function mailShopper(
  tx: Transaction,
  shop: Shop,
  { id, number, accessToken, email, state }: ComplaintRow,
  about: ComplaintMail,
): Promise<void> {
  const named = complaintTexts.states[state];
  const refund = 'refund' in about ? about.refund : undefined;
  const facts = [
    { name: texts.number, value: number },
    { name: texts.state, value: named },
    { name: texts.way, value: refund ? describeRoads(refund) : '' },
    { name: texts.voucher, value: refund?.voucher ?? '' },
  ];
  const blocks: MailBlock[] = [
    ...leadOf(about, state).map((text) => ({ kind: 'paragraph' as const, text })),
    ...('messageId' in about ? [] : [{ kind: 'facts' as const, facts: facts.filter(({ value }) => value !== '') }]),
  ];
  const { title, subject } = about.kind === 'written' ? texts.mails.replied : texts.mails[about.kind];
  const content = composeMail(shop, {
    title,
    preview: complaintTexts.number(number),
    blocks: [
      ...blocks,
      { kind: 'button', text: texts.open, href: `${shop.origin}${complaintLink(number, accessToken)}` },
    ],
    footer: [{ kind: 'note', text: texts.why }],
  });
  const key = `complaint-${id}-${keyOf(about)}` as const;
  await sendMail(tx, { to: email, subject: subject(number, named), ...content, key }, shop.now());
}

function leadOf(about: ComplaintMail, state: ComplaintRow['state']): string[] {
  if ('messageId' in about) return [texts.mails.replied.lead, about.text];
  if (about.kind === 'happened') return [`${complaintTexts.event(about.event)}.`];
  if (about.kind === 'filed') return [texts.mails.filed.lead];
  return [complaintTexts.stateDetails[state], about.note ?? ''].filter(Boolean);
}

/** To the shop itself; it answers in the thread. */
async function mailShop(
  tx: Transaction,
  shop: Shop,
  { id, number, email }: ComplaintRow,
  about: ComplaintMail,
): Promise<void> {
  const subject = about.kind === 'filed' ? texts.shop.filed(number) : texts.shop.written(number);
  const facts = [
    { name: texts.shop.from, value: email },
    ...('text' in about ? [{ name: texts.shop.message, value: about.text }] : []),
  ];
  const content = composeMail(shop, {
    toStaff: true,
    title: subject,
    preview: email,
    blocks: [
      { kind: 'facts', facts },
      { kind: 'note', text: texts.shop.lead(`${shop.origin}/zaplecze/reklamacje/${number}`) },
    ],
  });
  const mail = { to: shop.settings.email, subject, key: `complaint-${id}-shop-${keyOf(about)}` as const };
  await sendMail(tx, { ...mail, ...content }, shop.now());
}

function keyOf(about: ComplaintMail): string {
  if ('messageId' in about) return `message-${about.messageId}`;
  return 'eventId' in about ? `state-${about.eventId}` : 'filed';
}
