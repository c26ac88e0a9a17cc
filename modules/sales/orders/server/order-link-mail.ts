import { eq } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/index.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
import { composeMail, sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S } from '#platform/time/rules/units.ts';
import { hashToken, newToken } from '#platform/visitors/server/index.ts';
import * as texts from '../texts/email.ts';

/** The caller's own limit is reached before that of the order, so that one caller cannot block the owner. */
const MAX_MAILS = { perCaller: 3, perOrder: 12 };

/** Sends the link to the address of the order (decision 17). */
export async function sendOrderLink(
  shop: Shop,
  { number, next, caller }: { number: string; next: string; caller: string },
): Promise<'sent' | 'enough'> {
  const now = shop.now();
  const limits = [
    { key: `order-link:${number}:${caller}`, limit: MAX_MAILS.perCaller, seconds: HOUR_S },
    { key: `order-link:${number}`, limit: MAX_MAILS.perOrder, seconds: HOUR_S },
  ];
  if (!(await attemptAll(shop, limits, now))) return 'enough';
  const { id, email, accessToken } = orders;
  const [order] = await shop.db.select({ id, email, accessToken }).from(orders).where(eq(orders.number, number));
  if (!order) return 'sent';
  const { subject, title, preview, text, open, note } = texts.link;
  const href = `${shop.origin}${next}${next.includes('?') ? '&' : '?'}token=${order.accessToken}`;
  const mail = composeMail(shop, {
    title,
    preview,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', text: open, href },
      { kind: 'note', text: note },
    ],
  });
  const key = `order-${order.id}-link-${hashToken(newToken())}` as const;
  await shop.db.transaction((tx) => sendMail(tx, { to: order.email, subject: subject(number), ...mail, key }, now));
  return 'sent';
}
