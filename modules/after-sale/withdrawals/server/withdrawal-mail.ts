import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { ClaimRefund } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { describeRoads } from '#modules/sales/refunds/server/index.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail, type MailBlock } from '#platform/mail/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { goesBack, type WithdrawalView } from '../rules/withdrawal-view.ts';
import * as texts from '../texts/email.ts';
import * as withdrawalTexts from '../texts/storefront.ts';

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' });

interface Receipt {
  view: WithdrawalView;
  order: OrderView;
  attachment: NonNullable<Mail['attachments']>[number];
}

/** X.06: the statement with its date and time, on a durable medium. */
export function withdrawalReceipt(shop: Pick<Shop, 'settings' | 'origin'>, { view, order, attachment }: Receipt): Mail {
  const at = moment.format(view.madeAt);
  const query = `kod=${view.code}&token=${encodeURIComponent(order.accessToken)}`;
  const mail = composeMail(shop, {
    title: texts.title,
    preview: texts.preview(at),
    blocks: [
      { kind: 'paragraph', text: texts.lead },
      {
        kind: 'facts',
        facts: [
          { name: texts.code, value: view.code },
          { name: texts.at, value: at },
          { name: texts.order, value: view.orderNumber },
          { name: texts.name, value: view.name },
        ],
      },
      { kind: 'heading', text: texts.statement },
      { kind: 'paragraph', text: withdrawalTexts.confirm.declare },
      items(view),
      { kind: 'paragraph', text: texts.next(goesBack(view)) },
      {
        kind: 'button',
        text: goesBack(view) ? texts.open : texts.see,
        href: `${shop.origin}/odstapienie/gotowe?${query}`,
      },
    ],
  });
  const subject = texts.subject(view.code);
  return { to: view.email, subject, ...mail, attachments: [attachment], key: `withdrawal-${view.id}` };
}

/** To the shop, so that the pieces are not packed. */
export function withdrawalNotice(shop: Pick<Shop, 'settings' | 'origin'>, view: WithdrawalView): Mail {
  const subject = texts.shop.subject(view.code, view.orderNumber);
  const facts = [
    { name: texts.order, value: view.orderNumber },
    { name: texts.name, value: `${view.name}, ${view.email}` },
    { name: texts.at, value: moment.format(view.madeAt) },
  ];
  const mail = composeMail(shop, {
    title: subject,
    preview: view.name,
    blocks: [
      { kind: 'facts', facts },
      items(view),
      {
        kind: 'note',
        text: texts.shop.lead({ address: `${shop.origin}/zaplecze/odstapienia/${view.code}`, unpacked: view.unpacked }),
      },
    ],
  });
  return { to: shop.settings.email, subject, ...mail, key: `withdrawal-${view.id}-shop` };
}

interface PaidBack {
  made: WithdrawalView;
  order: OrderView;
  refund: ClaimRefund;
}

export function withdrawalRefund(shop: Pick<Shop, 'settings' | 'origin'>, { made, order, refund }: PaidBack): Mail {
  const { subject, title, lead } = texts.refunded;
  const facts = [
    { name: texts.code, value: made.code },
    { name: texts.order, value: made.orderNumber },
    { name: texts.refunded.amount, value: formatMoney(refund.amount) },
    { name: texts.refunded.way, value: describeRoads(refund) },
    { name: texts.refunded.voucher, value: refund.voucher },
  ];
  const href = `${shop.origin}${orderLink(made.orderNumber, order.accessToken)}`;
  const mail = composeMail(shop, {
    title,
    preview: formatMoney(refund.amount),
    blocks: [
      { kind: 'paragraph', text: lead },
      { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
      { kind: 'button', text: texts.refunded.open, href },
    ],
  });
  return { to: made.email, subject: subject(made.code), ...mail, key: `withdrawal-${made.id}-refunded` };
}

function items({ lines }: WithdrawalView): MailBlock {
  return {
    kind: 'items',
    items: lines.map(({ name, sizeName, quantity, unit, unitPlural }) => ({
      name,
      details: [sizeName, quantityWithUnit(quantity, { unit, unitPlural })].filter(Boolean),
    })),
  };
}
