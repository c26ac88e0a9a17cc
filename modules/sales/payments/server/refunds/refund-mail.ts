import type { OrderRow } from '#modules/sales/order-ledger/server/index.ts';
import * as texts from '#modules/sales/payments/texts/refund-email.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, type Mail } from '#platform/mail/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

interface MoneyBack {
  /** Names the mail among those of its order: it is written once. */
  name: string;
  amount: Grosze;
  /** What the shopper had paid with; null when the owner made a transfer. */
  paidBy: string | null;
}

/** To the shopper: money of an order went back, how much and which way. */
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
