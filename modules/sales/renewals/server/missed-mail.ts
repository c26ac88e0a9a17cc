import { nameWithVersion } from '#modules/catalogue/products/rules/version-name.ts';
import type { MissedReason, SubscriptionState } from '#modules/sales/subscriptions/rules/subscription.ts';
import type { DueRenewal } from '#modules/sales/subscriptions/server/index.ts';
import { missed, missedToShop } from '#modules/sales/subscriptions/texts/email.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { composeMail, sendMail } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import type { DueSubscription } from './find-due.ts';

/** Says that no order was placed and when the next try is; the shop too, when it gets emails about new orders. */
export async function sendMissedMails(
  tx: Transaction,
  shop: Shop,
  { subscription, line, order }: DueSubscription,
  {
    dueOn,
    nextOn,
    reason,
    state,
    now,
  }: Pick<DueRenewal, 'dueOn' | 'nextOn'> & {
    reason: MissedReason;
    state: SubscriptionState;
    now: Date;
  },
): Promise<void> {
  const name = nameWithVersion(line.name, line.versionName);
  // Named after the order: deleted with it.
  const key = `order-${order.id}-subscription-${subscription.id}-missed-${dueOn}` as const;
  const content = composeMail(shop, {
    title: missed.title,
    preview: missed.preview,
    blocks: [
      { kind: 'paragraph', text: missed.lead(name, reason) },
      { kind: 'paragraph', text: state === 'paused' ? missed.paused : missed.next(longDay(nextOn)) },
      { kind: 'button', text: missed.open, href: `${shop.origin}${orderLink(order.number, order.accessToken)}` },
    ],
  });
  await sendMail(tx, { to: order.email, subject: missed.subject(name), ...content, key }, now);
  const { newOrderEmail } = shop.settings;
  if (newOrderEmail === '') return;
  const toShop = composeMail(shop, {
    toStaff: true,
    title: missedToShop.title,
    preview: missedToShop.lead(name, reason),
    blocks: [
      { kind: 'paragraph', text: missedToShop.lead(name, reason) },
      ...(state === 'paused' ? [{ kind: 'paragraph' as const, text: missedToShop.paused }] : []),
      { kind: 'button', text: missedToShop.open, href: `${shop.origin}/zaplecze/zamowienia/${order.number}` },
    ],
  });
  const subject = missedToShop.subject(order.number);
  await sendMail(tx, { to: newOrderEmail, subject, ...toShop, key: `${key}-shop` as const }, now);
}
