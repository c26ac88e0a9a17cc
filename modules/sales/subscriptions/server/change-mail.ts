import { eq } from 'drizzle-orm';
import { nameWithVersion } from '#modules/catalogue/products/rules/version-name.ts';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import type { SubscriptionIntent } from '../rules/subscription.ts';
import { changedByStaff } from '../texts/email.ts';
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
