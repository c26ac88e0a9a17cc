import { eq } from 'drizzle-orm';
import { nameWithVersion } from '#rules/catalogue/products/version-name.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { orderLink } from '#rules/platform/links/screen-links.ts';
import { type Day, warsawDay } from '#rules/platform/time/day.ts';
import type { SubscriptionIntent } from '#rules/selling/subscriptions/subscription.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { composeMail, sendMail } from '#shop/platform/mail/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orderLines, orders } from '#shop/selling/order-ledger/tables.ts';
import { changedByStaff } from '#texts/selling/subscription-mail.ts';
import { newestOrderId } from './awaits-payment.ts';
import { subscriptions } from './tables.ts';

/** Emails the customer what the staff changed, from when, and how to reach the shop. */
export async function sendChangeMail(
  tx: Transaction,
  shop: Shop,
  { id, intent, nextOn, now }: { id: number; intent: SubscriptionIntent; nextOn: Day; now: Date },
): Promise<void> {
  const [found] = await tx
    .select({
      lineName: orderLines.name,
      versionName: orderLines.versionName,
      orderId: orders.id,
      number: orders.number,
      accessToken: orders.accessToken,
      email: orders.email,
    })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .innerJoin(orders, eq(orders.id, newestOrderId))
    .where(eq(subscriptions.id, id));
  if (!found) throw new Error('The order of the subscription cannot be read');
  const { lineName, versionName, orderId, number, accessToken, email } = found;
  const name = nameWithVersion(lineName, versionName);
  const { subject, title, lead } = changedByStaff[intent];
  const day = longDay(warsawDay(now));
  const content = composeMail(shop, {
    title,
    preview: name,
    blocks: [
      { kind: 'paragraph', text: lead({ name, day, next: longDay(nextOn) }) },
      { kind: 'paragraph', text: changedByStaff.contact(shop.settings) },
      { kind: 'button', text: changedByStaff.open, href: `${shop.origin}${orderLink(number, accessToken)}` },
    ],
  });
  // Named after the order: deleted with it.
  const key = `order-${orderId}-subscription-${id}-${intent}-${now.getTime()}` as const;
  await sendMail(tx, { to: email, subject: subject(name), ...content, key }, now);
}
