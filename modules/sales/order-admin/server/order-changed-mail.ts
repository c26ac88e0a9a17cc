import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { describeGoods } from '#modules/sales/orders/server/index.ts';
import * as texts from '#modules/sales/orders/texts/email.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { composeMail, sendMail } from '#platform/mail/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** `change` counts the changes: each has its email. */
export async function sendOrderChanged(tx: Transaction, shop: Shop, order: OrderView, change: number): Promise<void> {
  const { number, accessToken, email, delivery, addresses, left, paid, refunded, owed } = order;
  const { subject, title, lead, toPay, toGet } = texts.changed;
  const back = paid - refunded - owed;
  const address = addresses.delivery ?? addresses.billing;
  const where = delivery.place ?? address;
  const mail = composeMail(shop, {
    title,
    preview: lead,
    blocks: [
      { kind: 'paragraph', text: lead },
      {
        kind: 'facts',
        facts: [
          { name: texts.number, value: number },
          { name: texts.delivery, value: delivery.name },
          { name: texts.place, value: where ? `${where.street}, ${where.zipcode} ${where.city}` : '' },
        ].filter(({ value }) => value !== ''),
      },
      ...(left > 0 && delivery.prepaid ? [{ kind: 'paragraph' as const, text: toPay(formatMoney(left)) }] : []),
      ...(back > 0 ? [{ kind: 'paragraph' as const, text: toGet(formatMoney(back)) }] : []),
      ...describeGoods(order),
      { kind: 'button', text: texts.open, href: `${shop.origin}/konto/zamowienia/${number}?token=${accessToken}` },
    ],
  });
  await sendMail(
    tx,
    { to: email, subject: subject(number), ...mail, key: `order-${order.id}-changed-${change}` },
    shop.now(),
  );
}
