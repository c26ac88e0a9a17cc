import type { OrderRow } from '#modules/sales/order-ledger/server/index.ts';
import * as texts from '#modules/sales/refunds/texts/email.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail } from '#platform/mail/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

interface MoneyBack {
  /** Part of the email's key: it is written once. */
  name: string;
  amount: Grosze;
  /** Method of the payment; null when the owner made a transfer. */
  paidBy: string | null;
}

export function refundMail(
  shop: Pick<Shop, 'settings' | 'origin'>,
  { id, number, email, accessToken }: OrderRow,
  { name, amount, paidBy }: MoneyBack,
): Mail {
  const mail = composeMail(shop, {
    title: texts.title,
    preview: formatMoney(amount),
    blocks: [
      { kind: 'paragraph', text: paidBy === null ? texts.lead.transfer : texts.lead.provider },
      {
        kind: 'facts',
        facts: [
          { name: texts.order, value: number },
          { name: texts.amount, value: formatMoney(amount) },
          { name: texts.way, value: paidBy === null ? texts.ways.transfer('') : texts.ways.provider(paidBy) },
        ],
      },
      { kind: 'button', text: texts.open, href: `${shop.origin}${orderLink(number, accessToken)}` },
    ],
  });
  return { to: email, subject: texts.subject(number), ...mail, key: `order-${id}-${name}` };
}
