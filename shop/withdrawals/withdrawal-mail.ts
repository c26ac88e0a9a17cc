import type { OrderView } from '#rules/orders/order-view.ts';
import type { WithdrawalView } from '#rules/withdrawal/withdrawal-view.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { withdrawalMailTexts as texts } from '#texts/withdrawal-mail.ts';
import { composeMail, type Mail } from '../mail/index.ts';
import type { Shop } from '../shop.ts';

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
      {
        kind: 'items',
        items: view.lines.map(({ name, sizeName, quantity, unit, unitPlural }) => ({
          name,
          detail: [sizeName, quantityWithUnit(quantity, { unit, unitPlural })].filter(Boolean).join(', '),
        })),
      },
      { kind: 'paragraph', text: `${texts.sendBack} ${texts.refund}` },
      { kind: 'button', text: texts.open, href: `${shop.origin}/odstapienie/gotowe?${query}` },
    ],
  });
  const subject = texts.subject(view.code);
  return { to: view.email, subject, ...mail, attachments: [attachment], key: `withdrawal-${view.id}` };
}
