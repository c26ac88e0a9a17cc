import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import { isWhollyDigital } from '#modules/catalogue/products/rules/digital-kind.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import { isCalledOff, unpaidTerm } from '#modules/sales/order-ledger/rules/order-state.ts';
import { type OrderMailKind, orderMailJob } from '#modules/sales/order-ledger/server/index.ts';
import { handleJob } from '#platform/jobs/server/index.ts';
import { paymentLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail, type MailBlock, sendMail } from '#platform/mail/server/index.ts';
import * as mailTexts from '#platform/mail/texts/mail.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { type OrderView, personOf } from '../rules/order-view.ts';
import * as texts from '../texts/email.ts';
import { findOrderById } from './find-order.ts';

/** Each email is written once, however often the job runs. */
export const writeOrderMails = handleJob(orderMailJob, async (shop, { orderId, mail: kind }) => {
  const order = await findOrderById(shop.db, orderId);
  // Money paid to the courier needs no email.
  if (!order || (kind === 'paid' && !order.delivery.prepaid)) return;
  // Paid or cancelled meanwhile.
  if ((kind === 'reminder' || kind === 'payLink') && (order.left === 0 || isCalledOff(order.state))) return;
  // The email with cards and files reports the payment too.
  if (kind === 'paid' && isWhollyDigital(order.lines)) return;
  const key = `order-${orderId}-${kind}` as const;
  await sendMail(shop.db, { to: order.email, ...composeOrderMail(shop, order, kind), key }, shop.now());
  if (isNew(kind) && shop.settings.newOrderEmail !== '') await sendMail(shop.db, mailToShop(shop, order), shop.now());
});

export function composeOrderMail(shop: Shop, order: OrderView, kind: OrderMailKind) {
  const { subject, title } = texts.mails[kind];
  const preview = texts.preview(formatMoney(order.total.gross));
  const greeting = kind === 'placed' ? mailTexts.greeting : undefined;
  return {
    subject: subject(order.number),
    ...composeMail(shop, { title, preview, greeting, blocks: blocks(shop, order, kind) }),
  };
}

function mailToShop(shop: Shop, order: OrderView): Mail {
  const { id, number, email, phone, total, addresses, remarks, deliveryRemarks } = order;
  const words = texts.toShop;
  const people = [
    { name: words.person, value: personOf(addresses.billing) },
    { name: words.email, value: email },
    { name: words.phone, value: phone },
    { name: words.remarks, value: remarks },
    { name: words.deliveryRemarks, value: deliveryRemarks },
  ].filter(({ value }) => value !== '');
  return {
    key: `order-${id}-shop`,
    to: shop.settings.newOrderEmail,
    replyTo: email,
    subject: words.subject(number, formatMoney(total.gross)),
    ...composeMail(shop, {
      toStaff: true,
      title: words.title(number),
      preview: texts.preview(formatMoney(total.gross)),
      blocks: [
        { kind: 'facts', facts: [...facts(order, 'placed'), ...people] },
        ...describeGoods(order),
        { kind: 'button', text: words.open, href: `${shop.origin}/zaplecze/zamowienia/${number}` },
      ],
    }),
  };
}

function blocks(shop: Shop, order: OrderView, kind: OrderMailKind): MailBlock[] {
  const lead = leadOf(order, kind);
  const link = `${shop.origin}/konto/zamowienia/${order.number}?token=${order.accessToken}`;
  return [
    { kind: 'paragraph', text: lead },
    { kind: 'facts', facts: facts(order, kind) },
    ...(isNew(kind) || kind === 'reminder' || kind === 'payLink' ? due(shop, order) : []),
    ...(kind === 'renewed' ? ifUnpaid(shop, order) : []),
    ...(kind === 'released' ? releasedSubscription(order) : []),
    ...(kind === 'renewed' && isOwed(order) ? [payButton(shop, order)] : []),
    ...(isNew(kind) ? describeGoods(order) : []),
    ...(kind === 'reminder' || kind === 'payLink' ? [payButton(shop, order)] : []),
    { kind: 'button', text: texts.open, href: link },
    ...(isNew(kind) ? law(shop) : []),
  ];
}

function isNew(kind: OrderMailKind): boolean {
  return kind === 'placed' || kind === 'renewed';
}

function isOwed({ delivery, left }: OrderView): boolean {
  return delivery.prepaid && left > 0;
}

function ifUnpaid(shop: Shop, order: OrderView): MailBlock[] {
  return isOwed(order) && termOf(shop, order) ? [{ kind: 'paragraph', text: texts.mails.renewed.unpaid }] : [];
}

function releasedSubscription({ lines }: OrderView): MailBlock[] {
  const { paused, stopped } = texts.mails.released;
  const states = lines.map(({ subscription }) => subscription?.renewal?.state);
  if (states.includes('paused')) return [{ kind: 'paragraph', text: paused }];
  return states.includes('stopped') ? [{ kind: 'paragraph', text: stopped }] : [];
}

function termOf({ settings }: Shop, { placedAt, payments }: OrderView) {
  return unpaidTerm(placedAt, payments.at(-1)?.kind ?? null, settings.unpaidDays);
}

/** Information that the law requires with the confirmation. */
function law({ origin }: Shop): MailBlock[] {
  return [
    { kind: 'link', text: texts.terms, href: `${origin}/regulamin` },
    { kind: 'link', text: texts.withdrawal, href: `${origin}/odstapienie` },
  ];
}

function payButton({ origin }: Shop, { number, accessToken }: OrderView): MailBlock {
  return { kind: 'button', text: texts.mails.reminder.pay, href: `${origin}${paymentLink(number, accessToken)}` };
}

function leadOf({ delivery }: OrderView, kind: OrderMailKind): string {
  if (kind === 'paid' && delivery.kind === 'none') return texts.mails.paid.leadOnline;
  return kind === 'paid' && delivery.kind === 'pickup' ? texts.mails.paid.leadPickup : texts.mails[kind].lead;
}

/** X.52: the promised day, while the parcel is on its way. */
const COMING: readonly OrderMailKind[] = ['placed', 'renewed', 'paid', 'sent'];

function facts({ number, delivery, payments, left }: OrderView, kind: OrderMailKind) {
  const { place, promisedDay, trackingLink } = delivery;
  const promise =
    promisedDay && COMING.includes(kind) ? `\n${shippingWindowTexts.promised(promisedDay, delivery.kind)}` : '';
  const isAwaited = promise !== '' && delivery.prepaid && left > 0 && payments.at(-1)?.kind === 'transfer';
  const term = isAwaited ? `\n${shippingWindowTexts.onceMoneyCame}` : '';
  const ways = payments.filter(({ state }) => state !== 'cancelled').map(({ name }) => name);
  const named = [
    { name: texts.number, value: number },
    { name: texts.delivery, value: delivery.name + promise + term },
    { name: texts.place, value: place ? `${place.name}\n${place.street}, ${place.zipcode} ${place.city}` : '' },
    { name: texts.payment, value: isNew(kind) ? [...new Set(ways)].join(', ') : '' },
    { name: texts.tracking, value: delivery.trackingNumber, href: trackingLink ?? undefined },
  ];
  return named.filter(({ value }) => value !== '');
}

function due(shop: Shop, order: OrderView): MailBlock[] {
  const { left, delivery, payments, number, lines } = order;
  if (left === 0) return [];
  const { onDelivery, inShop, toPay: toPayParcel, toPayPickup, toPayDigital, toPayOnline } = texts.mails.placed;
  const isPickup = delivery.kind === 'pickup';
  if (!delivery.prepaid) {
    return [{ kind: 'paragraph', text: (isPickup ? inShop : onDelivery)(formatMoney(left)) }];
  }
  const online = isWhollyDigital(lines) ? toPayDigital : toPayOnline;
  const toPay = delivery.kind === 'none' ? online : isPickup ? toPayPickup : toPayParcel;
  const term = termOf(shop, order);
  const payBy = term ? ` ${texts.payBy(longDay(term.endsAt))}` : '';
  const said: MailBlock[] = [{ kind: 'paragraph', text: toPay(formatMoney(left)) + payBy }];
  if (payments.at(-1)?.kind !== 'transfer') return said;
  return [
    ...said,
    { kind: 'heading', text: texts.transfer },
    {
      kind: 'facts',
      facts: [
        { name: texts.account, value: shop.settings.bankAccount },
        { name: texts.transferTitle, value: number },
      ],
    },
  ];
}

export function describeGoods(order: OrderView): MailBlock[] {
  const { priceType, total } = order;
  const items = order.lines.map((line) => ({
    name: line.name,
    details: [...lineDetails(line, { priceType }), quantityWithUnit(line.quantity, line)],
    amount: line.gift ? texts.gift : priceTexts.amountOf(formatMoney(line.worth[priceType]), priceType),
  }));
  // In one price type down to the total.
  const costs = [
    { name: priceTexts.sumOf(texts.rebate, priceType), amount: -order.rebate[priceType] },
    { name: priceTexts.sumOf(texts.deliveryCost, priceType), amount: order.deliveryCost[priceType] },
    { name: priceTexts.sumOf(texts.paymentCost, priceType), amount: order.paymentCost[priceType] },
    { name: texts.vat, amount: total.gross - total[priceType] },
    { name: texts.total, amount: total.gross },
  ];
  const shown = costs.filter(({ name, amount }) => amount !== 0 || name === texts.total);
  return [
    { kind: 'heading', text: texts.products },
    { kind: 'items', items },
    { kind: 'facts', facts: shown.map(({ name, amount }) => ({ name, value: signed(amount) })) },
  ];
}

function signed(amount: Grosze): string {
  return amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount);
}
