import * as v from 'valibot';
import { RETURN_STATES } from '#modules/after-sale/claims/rules/return-state.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { findCustomer } from '#modules/customers/accounts/server/index.ts';
import type { ClaimRefund } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { describeRoads, listClaimRefunds } from '#modules/sales/refunds/server/index.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { handleJob, jobKind } from '#platform/jobs/server/index.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { composeMail, type Mail, type MailBlock, sendMail } from '#platform/mail/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { placeOfReturns } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { returnAddress } from '../rules/return-steps.ts';
import { isPartlyAccepted, type ReturnView } from '../rules/return-view.ts';
import * as texts from '../texts/email.ts';
import * as returnsProductsTexts from '../texts/products.ts';
import * as returnsStatusTexts from '../texts/status.ts';
import * as returnsTexts from '../texts/storefront.ts';
import { findReturnById } from './find-return.ts';

/** Mails about a return: one for every state its shopper must know of. */
const RETURN_MAILS = RETURN_STATES.filter((state) => state !== 'draft');
type ReturnMailKind = (typeof RETURN_MAILS)[number];

/** `note` is the comment of the owner on this step alone. */
export const returnMailJob = jobKind(
  'return-mail',
  v.object({
    returnId: v.number(),
    letter: v.picklist(RETURN_MAILS),
    voucher: v.optional(v.string()),
    note: v.optional(v.string()),
  }),
);

/** Each email is written once, however often the job runs. */
export const writeReturnMails = handleJob(returnMailJob, async (shop, { returnId, letter: kind, voucher, note }) => {
  const filed = await findReturnById(shop.db, returnId);
  const order = filed && (await findOrderById(shop.db, filed.orderId));
  if (!filed || !order) return;
  const [refund] = kind === 'refunded' ? await listClaimRefunds(shop.db, { kind: 'return', id: returnId }) : [];
  const { subject, title } = wordsOf(filed, kind);
  const href = `${shop.origin}${returnAddress(filed.code)}&token=${encodeURIComponent(order.accessToken)}`;
  const mail = composeMail(shop, {
    title,
    preview: texts.preview(filed.code, formatMoney(filed.amount)),
    blocks: [
      { kind: 'paragraph', text: leadOf(filed, kind) },
      { kind: 'facts', facts: facts(filed, { voucher, note, refund }) },
      ...(kind === 'filed' ? [...goods(filed), ...nextStep(filed, shop.settings)] : []),
      ...(kind === 'accepted' && isPartlyAccepted(filed.lines) ? goods(filed) : []),
      { kind: 'button', text: texts.open, href },
    ],
  });
  const key = `return-${returnId}-${kind}` as const;
  await sendMail(shop.db, { to: order.email, subject: subject(filed.code), ...mail, key }, shop.now());
  if (kind === 'filed') await sendMail(shop.db, mailToShop(shop, filed, order), shop.now());
});

/** The shop expects the parcel; an answer goes to the customer. */
function mailToShop(shop: Shop, filed: ReturnView, { email }: OrderView): Mail {
  const { id, code, orderNumber, reason, amount } = filed;
  const { subject, lead, from } = texts.toShop;
  const returnFacts = [
    { name: texts.order, value: orderNumber },
    { name: from, value: email },
    { name: returnsProductsTexts.reason, value: ownEntry(returnsProductsTexts.reasons, reason) ?? '' },
    { name: texts.amount, value: formatMoney(amount) },
  ];
  const content = composeMail(shop, {
    toStaff: true,
    title: subject(code, orderNumber),
    preview: email,
    blocks: [
      { kind: 'facts', facts: returnFacts.filter(({ value }) => value !== '') },
      ...goods(filed),
      { kind: 'note', text: lead(`${shop.origin}/zaplecze/zwroty/${code}`) },
    ],
  });
  const key = `return-${id}-shop` as const;
  return { to: shop.settings.email, replyTo: email, subject: subject(code, orderNumber), ...content, key };
}

/** Goods brought to a shop came in no parcel, and nothing may be left to pay. */
function wordsOf({ method, amount }: ReturnView, kind: ReturnMailKind) {
  if (kind === 'refunded' && amount === 0) return texts.mails.settled;
  return kind === 'received' && method === 'point' ? texts.mails.receivedAtShop : texts.mails[kind];
}

function leadOf(filed: ReturnView, kind: ReturnMailKind): string {
  if (kind === 'accepted' && isPartlyAccepted(filed.lines)) return texts.mails.accepted.leadPartly;
  if (kind === 'cancelled' && filed.withdrawalId !== null) return texts.mails.cancelled.leadWithdrawn;
  return wordsOf(filed, kind).lead;
}

interface MailFacts {
  voucher?: string;
  note?: string;
  /** The money that went. */
  refund?: ClaimRefund;
}

function facts({ code, orderNumber, refundWay, amount }: ReturnView, { voucher = '', note = '', refund }: MailFacts) {
  const chosen = refundWay ? refundTexts.refundWays[refundWay].name : '';
  const named = [
    { name: texts.code, value: code },
    { name: texts.order, value: orderNumber },
    { name: texts.way, value: (refund && describeRoads(refund)) || chosen },
    { name: texts.amount, value: formatMoney(amount) },
    { name: texts.voucher, value: voucher },
    { name: texts.reply, value: note },
  ];
  return named.filter(({ value }) => value !== '');
}

function goods({ lines }: ReturnView): MailBlock[] {
  const items = lines.map(({ name, versionName, sizeName, quantity, accepted, ...unit }) => ({
    name,
    details: [versionName, sizeName, quantityWithUnit(quantity, unit), acceptedOf(quantity, accepted)].filter(Boolean),
  }));
  return [
    { kind: 'heading', text: texts.products },
    { kind: 'items', items },
  ];
}

function acceptedOf(quantity: number, accepted: number | null): string {
  return accepted === null ? '' : returnsTexts.acceptedOf(accepted, quantity);
}

/** The same words as on the page of the return: a user who has only the mail knows where to go with the goods. */
function nextStep({ method, place }: ReturnView, settings: Shop['settings']): MailBlock[] {
  if (!method) return [];
  const { next, steps, codeHint } = returnsStatusTexts;
  const { name, street, zipcode, city } = method === 'point' && place ? place : placeOfReturns(settings);
  return [
    { kind: 'heading', text: next },
    { kind: 'paragraph', text: `${steps[method](`${name}, ${street}, ${zipcode} ${city}`)} ${codeHint[method]}` },
  ];
}

/** S5.42: the phone of the account settings for its customer, the one of the order for a guest. */
export async function contactPhone(
  shop: Shop,
  order: Pick<OrderView, 'customerId' | 'phone'>,
  customerId: number | null,
): Promise<{ phone: string; ofAccount: boolean }> {
  if (customerId === null || customerId !== order.customerId) return { phone: order.phone, ofAccount: false };
  const customer = await findCustomer(shop.db, customerId);
  return { phone: customer?.phone ?? '', ofAccount: true };
}
